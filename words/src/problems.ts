import type { Sentence, SentenceWith } from './language.ts'

interface ProblemWords {
  readonly title: Sentence
  readonly detail: Sentence
}

const page: Sentence = { en: 'Not found', id: 'Tidak ditemukan' }

/** The texts of too many attempts, with the known waiting time. */
export const tooManyDetail: SentenceWith<{ readonly minutes: number }> = {
  en: ({ minutes }) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  id: ({ minutes }) => `Terlalu banyak percobaan. Silakan coba lagi dalam ${minutes} menit.`,
}

/** The answer to a request for a document that takes too long and is announced by email. */
export const documentLateDetail: SentenceWith<{ readonly email: string }> = {
  en: ({ email }) => `This document takes longer. We'll send it to ${email} as soon as it is ready.`,
  id: ({ email }) => `Dokumen ini perlu waktu lebih lama. Kami kirim ke ${email} begitu sudah siap.`,
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
  version_conflict: {
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
  standard_synonyms: {
    title: { en: 'These names come with the product', id: 'Nama bawaan' },
    detail: {
      en: "A standard group of names can't be changed or removed. Add a group of your own instead.",
      id: 'Kelompok nama bawaan tidak dapat diubah atau dihapus. Tambahkan kelompok Anda sendiri.',
    },
  },
  not_possible_now: {
    title: { en: 'Not possible right now', id: 'Saat ini tidak dapat dilakukan' },
    detail: {
      en: "This can't be done in the current status.",
      id: 'Tindakan ini tidak dapat dilakukan pada status saat ini.',
    },
  },
  receipt_final: {
    title: { en: 'The receipt is final', id: 'Konfirmasi penerimaan sudah final' },
    detail: {
      en: 'A receipt can be withdrawn for ten minutes, and only if somebody of your company signed it. Please contact us.',
      id: 'Konfirmasi penerimaan hanya dapat dibatalkan dalam sepuluh menit, dan hanya jika ditandatangani oleh perusahaan Anda. Silakan hubungi kami.',
    },
  },
  receipt_already_withdrawn: {
    title: { en: 'A receipt was already withdrawn', id: 'Konfirmasi penerimaan sudah pernah dibatalkan' },
    detail: {
      en: 'The receipt of a delivery can be withdrawn once. Please contact us.',
      id: 'Konfirmasi penerimaan suatu pengiriman hanya dapat dibatalkan satu kali. Silakan hubungi kami.',
    },
  },
  receipt_in_return: {
    title: { en: 'Goods of this delivery are in a return', id: 'Ada retur untuk barang pengiriman ini' },
    detail: {
      en: 'Cancel the return of these goods first.',
      id: 'Batalkan dulu retur untuk barang ini.',
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
  too_many_part_numbers: {
    title: { en: 'Too many part numbers', id: 'Terlalu banyak nomor barang' },
    detail: {
      en: 'A company can have at most 20,000 part numbers of its own. Remove those you no longer use.',
      id: 'Satu perusahaan dapat memiliki maksimal 20.000 nomor barang sendiri. Hapus yang tidak dipakai lagi.',
    },
  },
  list_full: {
    title: { en: 'The list is full', id: 'Daftar sudah penuh' },
    detail: {
      en: 'A list holds at most 500 different items.',
      id: 'Satu daftar memuat maksimal 500 jenis barang.',
    },
  },
  more_than_invoiced: {
    title: { en: 'More than was invoiced', id: 'Melebihi nilai invoice' },
    detail: {
      en: 'A credit note can give back at most what is left of its invoice.',
      id: 'Nota kredit paling banyak sebesar sisa nilai invoice yang belum dikreditkan.',
    },
  },
  more_than_open: {
    title: { en: 'More than is to be paid', id: 'Melebihi sisa tagihan' },
    detail: {
      en: 'This is more than is still to be paid of the invoice.',
      id: 'Jumlah ini melebihi sisa tagihan invoice.',
    },
  },
  more_than_held: {
    title: { en: 'More than is held', id: 'Melebihi dana yang tersimpan' },
    detail: {
      en: 'This is more than is held for the company.',
      id: 'Jumlah ini melebihi dana perusahaan yang tersimpan.',
    },
  },
  money_needed: {
    title: { en: 'The company owes money', id: 'Perusahaan masih berutang' },
    detail: {
      en: 'An invoice is overdue, or the credit limit would be exceeded without this money. It can be used for an invoice.',
      id: 'Ada invoice yang lewat jatuh tempo, atau batas kredit akan terlampaui tanpa dana ini. Dana ini dapat dipakai untuk invoice.',
    },
  },
  refund_waits: {
    title: { en: 'A refund was already asked for', id: 'Pengembalian sudah diminta' },
    detail: {
      en: 'We will decide about your first request before you can ask for more of this money.',
      id: 'Kami akan memutuskan permintaan pertama Anda sebelum Anda bisa meminta lagi dari dana ini.',
    },
  },
  money_spent: {
    title: { en: 'The money was used', id: 'Dana sudah dipakai' },
    detail: {
      en: 'Some of this money was refunded or used for something else. Undo that first.',
      id: 'Sebagian dana ini sudah dikembalikan atau dipakai untuk hal lain. Batalkan hal itu dulu.',
    },
  },
  over_withholding_limit: {
    title: { en: 'An admin decides about this', id: 'Perlu keputusan admin' },
    detail: {
      en: 'This is more than 5% of the amount before tax, and income tax withheld is less. Ask an admin.',
      id: 'Ini lebih dari 5% dari nilai sebelum pajak, sedangkan PPh yang dipotong lebih kecil. Mintalah admin.',
    },
  },
  over_write_off_limit: {
    title: { en: 'An admin decides about this', id: 'Perlu keputusan admin' },
    detail: {
      en: 'This is more than you may write off of one invoice. Ask an admin.',
      id: 'Ini melebihi selisih yang boleh Anda hapus dari satu invoice. Mintalah admin.',
    },
  },
  over_limit: {
    title: { en: 'Above your limit', id: 'Melebihi batas Anda' },
    detail: {
      en: 'This is above your limit. Give a reason to ask for approval, or ask an admin.',
      id: 'Ini melebihi batas Anda. Tuliskan alasan untuk meminta persetujuan, atau mintalah admin.',
    },
  },
  waiting_for_approval: {
    title: { en: 'Waiting for approval', id: 'Menunggu persetujuan' },
    detail: {
      en: 'Nothing has been done yet. It is done once your request is approved.',
      id: 'Belum ada yang dijalankan. Ini dijalankan setelah permintaan Anda disetujui.',
    },
  },
  approval_void: {
    title: { en: 'The request is void', id: 'Permintaan tidak berlaku lagi' },
    detail: {
      en: 'The document has changed since approval was asked for, so nothing was done. It has to be asked for again.',
      id: 'Dokumen sudah berubah sejak persetujuan diminta, jadi tidak ada yang dijalankan. Persetujuan perlu diminta lagi.',
    },
  },
  own_request: {
    title: { en: 'This is your own request', id: 'Ini permintaan Anda sendiri' },
    detail: {
      en: 'Somebody else has to decide about your request.',
      id: 'Permintaan Anda harus diputuskan oleh orang lain.',
    },
  },
  cart_empty: {
    title: { en: 'The cart is empty', id: 'Keranjang kosong' },
    detail: {
      en: 'There is nothing in your cart yet. Add items first.',
      id: 'Belum ada barang di keranjang Anda. Tambahkan barang terlebih dahulu.',
    },
  },
  cart_not_orderable: {
    title: { en: "The cart can't be ordered as it is", id: 'Keranjang belum dapat dipesan' },
    detail: {
      en: 'An item is no longer sold, or its quantity is not one it is sold in. Fix the marked items first.',
      id: 'Ada barang yang tidak dijual lagi, atau jumlahnya tidak sesuai kelipatan. Perbaiki dulu barang yang ditandai.',
    },
  },
  amount_too_large: {
    title: { en: 'The amount is too large', id: 'Nilainya terlalu besar' },
    detail: {
      en: 'A line comes to more than Rp. 100.000.000.000.000, or the total to more than Rp. 1.000.000.000.000.000. Lower the quantities, or order in several parts.',
      id: 'Nilai satu barang melebihi Rp. 100.000.000.000.000, atau nilai total melebihi Rp. 1.000.000.000.000.000. Kurangi jumlahnya, atau bagi menjadi beberapa pesanan.',
    },
  },
  lines_unpriced: {
    title: { en: 'Some lines have no price yet', id: 'Ada barang yang belum diberi harga' },
    detail: {
      en: 'Price every line, or mark it as not available, before you send the quotation.',
      id: 'Beri harga setiap barang, atau tandai tidak tersedia, sebelum penawaran dikirim.',
    },
  },
  nothing_to_order: {
    title: { en: 'There is nothing to order', id: 'Tidak ada yang dapat dipesan' },
    detail: {
      en: 'No line of this quotation can be ordered.',
      id: 'Tidak ada barang dalam penawaran ini yang dapat dipesan.',
    },
  },
  rows_unconfirmed: {
    title: { en: 'Some items are not confirmed yet', id: 'Ada barang yang belum dikonfirmasi' },
    detail: {
      en: 'Confirm each item that was found by search, then submit.',
      id: 'Tentukan untuk setiap hasil pencarian apakah barangnya benar, lalu kirim.',
    },
  },
  offer_amount_zero: {
    title: { en: 'The offer comes to Rp. 0', id: 'Total penawaran Rp. 0' },
    detail: {
      en: "An offer of Rp. 0 can't be ordered. Raise a price or lower a discount before you send the quotation.",
      id: 'Penawaran senilai Rp. 0 tidak dapat dipesan. Naikkan harga atau kurangi diskon sebelum penawaran dikirim.',
    },
  },
  offer_changed: {
    title: { en: 'The quotation has changed', id: 'Penawaran telah berubah' },
    detail: {
      en: 'There is a newer version, or something in it was changed in another window. Check it and order again.',
      id: 'Ada versi yang lebih baru, atau isinya diubah di jendela lain. Periksa lagi, lalu pesan.',
    },
  },
  total_changed: {
    title: { en: 'The amount due has changed', id: 'Jumlah tagihan telah berubah' },
    detail: {
      en: 'Nothing was paid. Check the new amount and pay again.',
      id: 'Belum ada pembayaran. Periksa jumlah yang baru, lalu bayar lagi.',
    },
  },
  on_account_changed: {
    title: { en: 'Your money on account has changed', id: 'Deposit Anda telah berubah' },
    detail: {
      en: 'Nothing was used. Check the amounts and try again.',
      id: 'Deposit belum dipakai. Periksa jumlahnya, lalu coba lagi.',
    },
  },
  offer_expired: {
    title: { en: 'The quotation has expired', id: 'Masa berlaku penawaran telah habis' },
    detail: {
      en: 'It can no longer be ordered. Ask for a renewal in your account.',
      id: 'Penawaran ini tidak dapat dipesan lagi. Minta perpanjangan di akun Anda.',
    },
  },
  offer_incomplete: {
    title: { en: 'Something is still missing', id: 'Masih ada yang kurang' },
    detail: {
      en: 'Choose a delivery method and an address before you order.',
      id: 'Pilih metode pengiriman dan alamat sebelum memesan.',
    },
  },
  invoice_overdue: {
    title: { en: 'An invoice is overdue', id: 'Ada invoice yang lewat jatuh tempo' },
    detail: {
      en: 'Pay the overdue invoice, or choose another payment method for this order.',
      id: 'Bayar invoice yang lewat jatuh tempo, atau pilih metode pembayaran lain untuk pesanan ini.',
    },
  },
  payment_not_possible: {
    title: { en: "This payment method isn't available", id: 'Metode pembayaran ini tidak tersedia' },
    detail: {
      en: 'Choose another payment method for this order.',
      id: 'Pilih metode pembayaran lain untuk pesanan ini.',
    },
  },
  payment_under_review: {
    title: { en: 'A payment is being reviewed', id: 'Pembayaran sedang diperiksa' },
    detail: {
      en: "We have received a payment for this and are reviewing it. Please don't pay again; we'll email you.",
      id: 'Pembayaran Anda sudah masuk dan sedang kami periksa. Mohon jangan membayar lagi; hasilnya kami kabari lewat email.',
    },
  },
  signature_invalid: {
    title: { en: 'The signature is not valid', id: 'Signature tidak valid' },
    detail: {
      en: "The signature_key doesn't match the notification. Sign it with the server key of this shop.",
      id: 'signature_key tidak cocok dengan isi notifikasi. Gunakan server key milik toko ini.',
    },
  },
  proof_waiting: {
    title: { en: 'A proof of transfer is being checked', id: 'Bukti transfer sedang dicek' },
    detail: {
      en: "We're still checking the proof of transfer that you uploaded. You can upload another one once it is checked.",
      id: 'Bukti transfer yang Anda unggah masih kami cek. Anda dapat mengunggah bukti lain setelah selesai dicek.',
    },
  },
  too_many_proofs: {
    title: { en: 'Too many proofs of transfer', id: 'Terlalu banyak bukti transfer' },
    detail: {
      en: 'An order takes at most 20 proofs of transfer. Please contact us.',
      id: 'Satu pesanan menerima maksimal 20 bukti transfer. Silakan hubungi kami.',
    },
  },
  not_on_list: {
    title: { en: 'Not on this list', id: 'Tidak ada di daftar ini' },
    detail: {
      en: 'No item on this list has that number. Nothing was counted.',
      id: 'Tidak ada barang dengan nomor itu di daftar ini. Tidak ada yang dihitung.',
    },
  },
  ambiguous_number: {
    title: { en: 'Several items have this number', id: 'Beberapa barang memiliki nomor ini' },
    detail: {
      en: 'Several items on this list have that number. Enter our part number. Nothing was counted.',
      id: 'Beberapa barang di daftar ini memiliki nomor itu. Masukkan nomor barang kami. Tidak ada yang dihitung.',
    },
  },
  over_list: {
    title: { en: 'More than is to be picked', id: 'Melebihi jumlah yang harus diambil' },
    detail: {
      en: 'Less of this item is still to be picked. Nothing was counted.',
      id: 'Sisa barang ini yang harus diambil kurang dari jumlah itu. Tidak ada yang dihitung.',
    },
  },
  over_ordered: {
    title: { en: 'More than is left to deliver', id: 'Melebihi sisa yang belum dikirim' },
    detail: {
      en: 'A line has less left to deliver than this quantity. Reload the order and try again.',
      id: 'Sisa kirim salah satu barang kurang dari jumlah ini. Muat ulang pesanan, lalu coba lagi.',
    },
  },
  ships_complete: {
    title: { en: 'This order ships complete', id: 'Pesanan ini dikirim sekaligus' },
    detail: {
      en: 'The buyer wants all items together. A delivery of this order takes every line in full.',
      id: 'Pembeli meminta semua barang dikirim sekaligus. Pengiriman pesanan ini harus memuat semua barang dengan jumlah penuh.',
    },
  },
  over_open: {
    title: { en: 'More than is open', id: 'Melebihi jumlah yang terbuka' },
    detail: {
      en: 'Only quantities in no delivery can be closed. Cancel a packed delivery first.',
      id: 'Hanya jumlah yang belum masuk pengiriman yang dapat ditutup. Batalkan dulu pengiriman yang sedang dikemas.',
    },
  },
  goods_packed: {
    title: { en: 'The goods are packed', id: 'Barang sedang dikemas' },
    detail: {
      en: 'These goods are in a delivery that has not left yet. Cancel that delivery, then credit them.',
      id: 'Barang ini ada di pengiriman yang belum berangkat. Batalkan pengirimannya dulu, lalu kreditkan.',
    },
  },
  not_paid_yet: {
    title: { en: 'The order is not paid', id: 'Pesanan belum lunas' },
    detail: {
      en: 'A prepaid order ships once its payment has arrived.',
      id: 'Pesanan bayar di muka dikirim setelah pembayarannya masuk.',
    },
  },
  over_delivered: {
    title: { en: 'More than can be returned', id: 'Melebihi jumlah yang dapat diretur' },
    detail: {
      en: 'Only what was delivered within the return window, and is in no other return, can be sent back.',
      id: 'Yang dapat diretur hanya barang yang diterima dalam batas waktu retur dan belum masuk retur lain.',
    },
  },
  too_many_pictures: {
    title: { en: 'Too many pictures', id: 'Terlalu banyak foto' },
    detail: { en: 'A return takes at most 5 pictures.', id: 'Satu retur menerima maksimal 5 foto.' },
  },
  nothing_to_deliver: {
    title: { en: 'Nothing left to deliver', id: 'Tidak ada sisa untuk dikirim' },
    detail: {
      en: 'Every line of this order is in a delivery already.',
      id: 'Semua barang pesanan ini sudah masuk pengiriman.',
    },
  },
  over_credit_limit: {
    title: { en: 'The credit limit would be exceeded', id: 'Batas kredit akan terlampaui' },
    detail: {
      en: 'This order and what your company still owes are above its credit limit. Choose bank transfer, or contact us.',
      id: 'Nilai pesanan ini ditambah tagihan yang belum lunas melebihi batas kredit perusahaan Anda. Pilih transfer bank, atau hubungi kami.',
    },
  },
  link_ended: {
    title: { en: 'The link no longer works', id: 'Tautan sudah tidak berlaku' },
    detail: {
      en: 'This link has already been used or has expired. Please request a new one.',
      id: 'Tautan ini sudah dipakai atau sudah kedaluwarsa. Silakan minta tautan baru.',
    },
  },
  own_account: {
    title: { en: 'Your own account', id: 'Akun Anda sendiri' },
    detail: {
      en: "You can't disable your own account. Ask another admin to do it.",
      id: 'Anda tidak dapat menonaktifkan akun sendiri. Minta admin lain untuk melakukannya.',
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
      id: 'Panggilan ini tidak menerima jenis isi tersebut. Kirim application/json, atau multipart/form-data bila ada file.',
    },
  },
  overloaded: {
    title: { en: 'Too busy', id: 'Sedang sibuk' },
    detail: {
      en: 'The server took too long to respond. Please try again in a moment.',
      id: 'Server terlalu lama merespons. Silakan coba beberapa saat lagi.',
    },
  },
  document_late: {
    title: { en: 'The document is being prepared', id: 'Dokumen sedang disiapkan' },
    detail: {
      en: "This document takes longer. We'll send you an email as soon as it is ready.",
      id: 'Dokumen ini perlu waktu lebih lama. Kami kabari lewat email begitu sudah siap.',
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
