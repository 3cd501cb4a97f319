import type { Sentence, SentenceWith } from './language.ts'

interface ProblemWords {
  readonly title: Sentence
  readonly detail: Sentence
}

const page: Sentence = { en: 'Not found', id: 'Tidak ditemukan' }

/** What is said to whoever tried something too often, where it is known how long they have to wait. */
export const tooManyDetail: SentenceWith<{ readonly minutes: number }> = {
  en: ({ minutes }) =>
    `There were too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  id: ({ minutes }) => `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
}

/** What a refusal of the API says, by its code. */
export const problemWords = {
  invalid_request: {
    title: { en: 'The request is not valid', id: 'Permintaan tidak valid' },
    detail: {
      en: 'Correct the fields named in errors and send the request again.',
      id: 'Perbaiki isian yang disebut di errors, lalu kirim ulang permintaan.',
    },
  },
  not_found: {
    title: page,
    detail: { en: 'There is nothing at this address.', id: 'Tidak ada apa pun di alamat ini.' },
  },
  product_not_found: {
    title: page,
    detail: { en: 'Product not found', id: 'Produk tidak ditemukan' },
  },
  category_not_found: {
    title: page,
    detail: { en: 'Category not found2', id: 'Kategori tidak ditemukan' },
  },
  area_not_found: {
    title: page,
    detail: { en: 'There is no area with this id.', id: 'Tidak ada wilayah dengan id tersebut.' },
  },
  login_failed: {
    title: { en: 'Login failed', id: 'Gagal masuk' },
    detail: {
      en: 'Login Failed, please check username or password',
      id: 'Gagal masuk, silakan periksa nama pengguna atau kata sandi',
    },
  },
  session_expired: {
    title: { en: 'Session expired', id: 'Sesi berakhir' },
    detail: {
      en: 'Your session has expired. Please login again.',
      id: 'Sesi Anda telah berakhir. Silakan masuk lagi.',
    },
  },
  session_stale: {
    title: { en: 'Renew the session', id: 'Perbarui sesi' },
    detail: {
      en: 'The session is older than this call takes. Renew it and send the request again.',
      id: 'Sesi sudah lebih lama daripada yang diterima panggilan ini. Perbarui sesi, lalu kirim ulang permintaan.',
    },
  },
  token_invalid: {
    title: { en: 'The token is not valid', id: 'Token tidak berlaku' },
    detail: {
      en: 'The access token has expired or was not given out here. Get another one and send the request again.',
      id: 'Token akses sudah kedaluwarsa atau bukan dari sini. Minta token lain, lalu kirim ulang permintaan.',
    },
  },
  login_required: {
    title: { en: 'Login required', id: 'Perlu masuk' },
    detail: { en: 'Please log in to see this.', id: 'Silakan masuk untuk melihat bagian tersebut.' },
  },
  read_only: {
    title: { en: 'Not allowed', id: 'Tidak diizinkan' },
    detail: {
      en: 'A public token reads only; it changes nothing.',
      id: 'Token publik hanya untuk membaca; tidak ada yang dapat diubah.',
    },
  },
  not_for_browsers: {
    title: { en: 'Not for browsers', id: 'Bukan untuk browser' },
    detail: {
      en: "This request carries a browser's session cookie, and a browser is given no tokens. Send it without that cookie.",
      id: 'Permintaan ini membawa cookie sesi browser, padahal browser tidak diberi token. Kirim ulang tanpa cookie tersebut.',
    },
  },
  not_allowed: {
    title: { en: 'Not allowed', id: 'Tidak diizinkan' },
    detail: {
      en: 'Your role does not include this.',
      id: 'Peran Anda tidak mencakup tindakan ini.',
    },
  },
  code_required: {
    title: { en: 'Code required', id: 'Perlu kode' },
    detail: {
      en: 'Enter the current code of your authenticator app.',
      id: 'Masukkan kode terbaru dari aplikasi autentikator Anda.',
    },
  },
  totp_required: {
    title: { en: 'Set up an authenticator app', id: 'Siapkan aplikasi autentikator' },
    detail: {
      en: 'Your role needs an authenticator app. Set it up first.',
      id: 'Peran Anda memerlukan aplikasi autentikator. Siapkan aplikasinya terlebih dahulu.',
    },
  },
  too_many_attempts: {
    title: { en: 'Too many attempts', id: 'Terlalu banyak percobaan' },
    detail: {
      en: 'There were too many attempts. Please wait a few minutes and try again.',
      id: 'Terlalu banyak percobaan. Silakan tunggu beberapa menit, lalu coba lagi.',
    },
  },
  changed_meanwhile: {
    title: { en: 'Changed meanwhile', id: 'Sudah berubah' },
    detail: {
      en: 'Somebody else changed this meanwhile. Look at it as it is now and decide again.',
      id: 'Data ini sudah diubah orang lain. Periksa keadaan terbarunya, lalu putuskan kembali.',
    },
  },
  not_possible_now: {
    title: { en: 'Not possible now', id: 'Saat ini tidak dapat dilakukan' },
    detail: {
      en: 'This can not be done in the present status.',
      id: 'Tindakan ini tidak dapat dilakukan pada status saat ini.',
    },
  },
  cross_site: {
    title: { en: 'Not allowed', id: 'Tidak diizinkan' },
    detail: {
      en: 'The request does not come from a page of this shop. Open the shop and try again there.',
      id: 'Permintaan tidak datang dari halaman toko ini. Buka toko, lalu coba lagi di sana.',
    },
  },
  link_used_up: {
    title: { en: 'The link no longer works', id: 'Tautan tidak berlaku lagi' },
    detail: {
      en: 'This link has been used already or is older than 24 hours. Have another letter sent, or log in if your email is confirmed.',
      id: 'Tautan ini sudah dipakai atau lebih dari 24 jam. Minta surat baru, atau masuk bila email Anda sudah dikonfirmasi.',
    },
  },
  nothing_awaited: {
    title: { en: 'Nothing is awaited', id: 'Tidak ada yang ditunggu' },
    detail: {
      en: 'Nothing is awaited of your company at the moment.',
      id: 'Saat ini tidak ada yang ditunggu dari perusahaan Anda.',
    },
  },
  default_address: {
    title: { en: 'This is a default address', id: 'Ini alamat utama' },
    detail: {
      en: 'A default address can not be deleted. Make another one the default first.',
      id: 'Alamat utama tidak dapat dihapus. Jadikan alamat lain sebagai alamat utama terlebih dahulu.',
    },
  },
  too_many_addresses: {
    title: { en: 'Too many addresses', id: 'Terlalu banyak alamat' },
    detail: {
      en: 'Your company has as many addresses as the shop keeps. Delete one that is not used any more.',
      id: 'Jumlah alamat perusahaan Anda sudah mencapai batas. Hapus alamat yang tidak dipakai lagi.',
    },
  },
  link_ended: {
    title: { en: 'The link no longer works', id: 'Tautan sudah tidak berlaku' },
    detail: {
      en: 'This link was used already or is too old. Please ask for a new one.',
      id: 'Tautan ini sudah dipakai atau sudah kedaluwarsa. Silakan minta tautan baru.',
    },
  },
  last_owner: {
    title: { en: 'The company needs an owner', id: 'Perusahaan memerlukan pemilik akun' },
    detail: {
      en: 'This is the only owner of the account. Make somebody else an owner first.',
      id: 'Anggota ini satu-satunya pemilik akun. Jadikan anggota lain pemilik akun terlebih dahulu.',
    },
  },
  address_taken: {
    title: { en: 'The address has an account', id: 'Alamat email sudah memiliki akun' },
    detail: {
      en: 'Your e-mail address has an account with us by now, and an address belongs to one company. Log in with it, or have another address invited.',
      id: 'Alamat email Anda kini sudah memiliki akun, dan satu alamat hanya untuk satu perusahaan. Silakan masuk dengan alamat tersebut, atau minta undangan untuk alamat lain.',
    },
  },
  body_too_large: {
    title: { en: 'Too large', id: 'Terlalu besar' },
    detail: {
      en: 'The request is larger than this address takes.',
      id: 'Permintaan lebih besar daripada yang diterima alamat tujuan.',
    },
  },
  overloaded: {
    title: { en: 'Too busy', id: 'Sedang sibuk' },
    detail: {
      en: 'The answer took too long. Please try again in a moment.',
      id: 'Server terlalu lama merespons. Silakan coba beberapa saat lagi.',
    },
  },
  unavailable: {
    title: { en: 'Not available now', id: 'Sedang tidak tersedia' },
    detail: {
      en: 'The catalogue cannot be reached just now. Please try again in a moment.',
      id: 'Katalog sedang tidak dapat dijangkau. Silakan coba beberapa saat lagi.',
    },
  },
  internal: {
    title: { en: 'Something went wrong', id: 'Terjadi kesalahan' },
    detail: {
      en: 'The fault is ours and has been noted under the request id.',
      id: 'Kesalahan ada pada kami dan sudah dicatat dengan nomor permintaan ini.',
    },
  },
} as const satisfies Record<string, ProblemWords>
