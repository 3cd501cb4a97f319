import type { Sentence, SentenceWith } from './language.ts'

interface ProblemWords {
  readonly title: Sentence
  readonly detail: Sentence
}

const page: Sentence = { en: 'Not found', id: 'Tidak ditemukan' }

/** What is said to whoever tried something too often, where it is known how long they have to wait. */
export const tooManyDetail: SentenceWith<{ readonly minutes: number }> = {
  en: ({ minutes }) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
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
      id: 'Gagal masuk, silakan periksa email atau kata sandi',
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
      en: 'This session is too old for this request. Renew it and send the request again.',
      id: 'Sesi ini sudah terlalu lama untuk permintaan tersebut. Perbarui sesi, lalu kirim ulang permintaan.',
    },
  },
  token_invalid: {
    title: { en: 'The token is not valid', id: 'Token tidak berlaku' },
    detail: {
      en: 'The access token has expired or was not issued by this shop. Get a new one and send the request again.',
      id: 'Token akses sudah kedaluwarsa atau tidak diterbitkan oleh toko ini. Minta token baru, lalu kirim ulang permintaan.',
    },
  },
  login_required: {
    title: { en: 'Login required', id: 'Perlu masuk' },
    detail: { en: 'Please log in to see this.', id: 'Silakan masuk untuk melihat bagian tersebut.' },
  },
  read_only: {
    title: { en: 'Not allowed', id: 'Tidak diizinkan' },
    detail: {
      en: "A public token is read-only; it can't change anything.",
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
      en: "Your role doesn't allow this.",
      id: 'Peran Anda tidak mencakup tindakan ini.',
    },
  },
  code_required: {
    title: { en: 'Code required', id: 'Perlu kode' },
    detail: {
      en: 'Enter the current code from your authenticator app.',
      id: 'Masukkan kode terbaru dari aplikasi autentikator Anda.',
    },
  },
  totp_required: {
    title: { en: 'Set up an authenticator app', id: 'Siapkan aplikasi autentikator' },
    detail: {
      en: 'Your role requires an authenticator app. Set it up first.',
      id: 'Peran Anda memerlukan aplikasi autentikator. Siapkan aplikasinya terlebih dahulu.',
    },
  },
  too_many_attempts: {
    title: { en: 'Too many attempts', id: 'Terlalu banyak percobaan' },
    detail: {
      en: 'Too many attempts. Please wait a few minutes and try again.',
      id: 'Terlalu banyak percobaan. Silakan tunggu beberapa menit, lalu coba lagi.',
    },
  },
  changed_meanwhile: {
    title: { en: 'Changed in the meantime', id: 'Sudah berubah' },
    detail: {
      en: 'Someone else has changed this in the meantime. Check the current version and try again.',
      id: 'Data ini sudah diubah orang lain. Periksa data terbaru, lalu coba lagi.',
    },
  },
  idempotency_key_reused: {
    title: { en: 'Key already used', id: 'Kunci sudah dipakai' },
    detail: {
      en: 'This Idempotency-Key was already used for a different request. Use a new key for each new request.',
      id: 'Idempotency-Key ini sudah dipakai untuk permintaan lain. Gunakan kunci baru untuk setiap permintaan baru.',
    },
  },
  not_possible_now: {
    title: { en: 'Not possible right now', id: 'Saat ini tidak dapat dilakukan' },
    detail: {
      en: "This can't be done in the current status.",
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
      en: 'This link has already been used, is older than 24 hours, or its address now has an account. Log in if your email is confirmed, or register again.',
      id: 'Tautan ini sudah dipakai, sudah lebih dari 24 jam, atau alamat emailnya sudah memiliki akun. Masuk bila email Anda sudah dikonfirmasi, atau daftar lagi.',
    },
  },
  nothing_awaited: {
    title: { en: 'Nothing to answer', id: 'Tidak ada yang ditunggu' },
    detail: {
      en: "We aren't waiting for anything from your company at the moment.",
      id: 'Saat ini kami tidak menunggu apa pun dari perusahaan Anda.',
    },
  },
  default_address: {
    title: { en: 'This is a default address', id: 'Ini alamat utama' },
    detail: {
      en: "A default address can't be deleted. Make another one the default first.",
      id: 'Alamat utama tidak dapat dihapus. Jadikan alamat lain sebagai alamat utama terlebih dahulu.',
    },
  },
  too_many_addresses: {
    title: { en: 'Too many addresses', id: 'Terlalu banyak alamat' },
    detail: {
      en: 'Your company has reached the maximum number of addresses. Delete one you no longer use.',
      id: 'Jumlah alamat perusahaan Anda sudah mencapai batas. Hapus alamat yang tidak dipakai lagi.',
    },
  },
  too_many_lists: {
    title: { en: 'Too many lists', id: 'Terlalu banyak daftar' },
    detail: {
      en: 'A company can have at most 100 saved lists. Delete one you no longer use.',
      id: 'Satu perusahaan dapat memiliki maksimal 100 daftar. Hapus daftar yang tidak dipakai lagi.',
    },
  },
  list_full: {
    title: { en: 'The list is full', id: 'Daftar sudah penuh' },
    detail: {
      en: 'A list holds at most 500 different items.',
      id: 'Satu daftar memuat maksimal 500 jenis barang.',
    },
  },
  cart_empty: {
    title: { en: 'The cart is empty', id: 'Keranjang kosong' },
    detail: {
      en: 'There is nothing in your cart yet. Add items first.',
      id: 'Belum ada barang di keranjang Anda. Tambahkan barang terlebih dahulu.',
    },
  },
  link_ended: {
    title: { en: 'The link no longer works', id: 'Tautan sudah tidak berlaku' },
    detail: {
      en: 'This link has already been used or has expired. Please request a new one.',
      id: 'Tautan ini sudah dipakai atau sudah kedaluwarsa. Silakan minta tautan baru.',
    },
  },
  last_owner: {
    title: { en: 'The company needs an owner', id: 'Perusahaan memerlukan pemilik akun' },
    detail: {
      en: 'This is the only owner of the account. Make someone else an owner first.',
      id: 'Anggota ini satu-satunya pemilik akun. Jadikan anggota lain pemilik akun terlebih dahulu.',
    },
  },
  address_taken: {
    title: { en: 'This address already has an account', id: 'Alamat email sudah memiliki akun' },
    detail: {
      en: 'Your email address already has an account with us, and an address can belong to only one company. Log in with it, or ask to be invited with another address.',
      id: 'Alamat email Anda kini sudah memiliki akun, dan satu alamat hanya untuk satu perusahaan. Silakan masuk dengan alamat tersebut, atau minta undangan untuk alamat lain.',
    },
  },
  body_too_large: {
    title: { en: 'Too large', id: 'Terlalu besar' },
    detail: {
      en: 'The request is larger than allowed.',
      id: 'Ukuran permintaan melebihi batas.',
    },
  },
  unsupported_type: {
    title: { en: 'Wrong content type', id: 'Jenis isi tidak sesuai' },
    detail: {
      en: 'This call does not take this content type. Send application/json, or multipart/form-data with files.',
      id: 'Panggilan ini tidak menerima jenis isi tersebut. Kirim application/json, atau multipart/form-data bila ada berkas.',
    },
  },
  overloaded: {
    title: { en: 'Too busy', id: 'Sedang sibuk' },
    detail: {
      en: 'The server took too long to respond. Please try again in a moment.',
      id: 'Server terlalu lama merespons. Silakan coba beberapa saat lagi.',
    },
  },
  unavailable: {
    title: { en: 'Not available now', id: 'Sedang tidak tersedia' },
    detail: {
      en: "The catalogue can't be reached right now. Please try again in a moment.",
      id: 'Katalog sedang tidak dapat dijangkau. Silakan coba beberapa saat lagi.',
    },
  },
  internal: {
    title: { en: 'Something went wrong', id: 'Terjadi kesalahan' },
    detail: {
      en: 'The error is on our side and has been logged under this request id.',
      id: 'Kesalahan ada pada kami dan sudah dicatat dengan nomor permintaan ini.',
    },
  },
} as const satisfies Record<string, ProblemWords>
