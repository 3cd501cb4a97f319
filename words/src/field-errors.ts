import type { SentenceWith } from './language.ts'
import { registrationFieldErrors } from './registration-field-errors.ts'

/** The limits that a sentence names. */
export interface FieldErrorBounds {
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
  readonly choices?: string | undefined
  /** The line of a file, from 1. */
  readonly row?: number | undefined
  /** An item by its part number, and of how many it is sold a multiple. */
  readonly item?: string | undefined
  readonly multiple?: number | undefined
}

const grouped = (number: number | bigint | undefined, language: 'en' | 'id'): string =>
  (number ?? 0).toLocaleString(language)

/** Why a row of a file was refused. */
const inRow = (en: string, id: string): SentenceWith<FieldErrorBounds> => ({
  en: ({ row }) => `Row ${row ?? 1} ${en}.`,
  id: ({ row }) => `Baris ${row ?? 1} ${id}.`,
})

/** Why a field was refused, by the kind of the error. */
export const fieldErrorWords = {
  missing: { en: () => 'This field is required.', id: () => 'Wajib diisi.' },
  wrong_form: {
    en: () => "This value isn't in the right format.",
    id: () => 'Format tidak sesuai.',
  },
  invalid_slug: {
    en: () => 'Use small letters, digits and single dashes, and not digits alone.',
    id: () => 'Gunakan huruf kecil, angka, dan satu tanda hubung, dan bukan angka saja.',
  },
  slug_taken: {
    en: () => 'This address is already in use.',
    id: () => 'Alamat ini sudah dipakai.',
  },
  slug_reserved: {
    en: () => 'This address belongs to another page of the shop.',
    id: () => 'Alamat ini milik halaman lain di toko.',
  },
  unknown_menu: {
    en: () => 'There is no such menu. The menus are top-bar, mobile and footer.',
    id: () => 'Menu ini tidak ada. Menu yang ada: top-bar, mobile, dan footer.',
  },
  already_public: {
    en: () => 'This text is public already. Publish the change now, or unpublish the text first.',
    id: () => 'Teks ini sudah dipublikasikan. Publikasikan perubahannya sekarang, atau tarik dulu teksnya.',
  },
  unsafe_link: {
    en: () =>
      'Links lead to https, mailto or tel addresses, to a page of the shop (/…) or to a heading (#…).',
    id: () =>
      'Tautan harus mengarah ke alamat https, mailto, atau tel, halaman toko (/…), atau judul bagian (#…).',
  },
  too_large_text: {
    en: () => 'This text has too many parts, or parts nested too deeply.',
    id: () => 'Teks ini memiliki terlalu banyak bagian atau bagian yang bersarang terlalu dalam.',
  },
  unknown_picture: {
    en: () => 'A picture that this names does not exist.',
    id: () => 'Gambar yang disebut di sini tidak ada.',
  },
  unknown_category: {
    en: () => 'A category that this names does not exist.',
    id: () => 'Kategori yang disebut di sini tidak ada.',
  },
  unknown_country: {
    en: () => 'There is no country with this code. Use two letters of ISO 3166-1, such as ID.',
    id: () => 'Tidak ada negara dengan kode ini. Gunakan dua huruf ISO 3166-1, misalnya ID.',
  },
  unknown_certificate: {
    en: () => 'This product has no such certificate, or it is named twice.',
    id: () => 'Produk ini tidak memiliki sertifikat tersebut, atau disebut dua kali.',
  },
  unknown_product: {
    en: () => 'A product that this names does not exist.',
    id: () => 'Produk yang disebut di sini tidak ada.',
  },
  not_whole: { en: () => 'Enter a whole number.', id: () => 'Isi dengan bilangan bulat.' },
  invalid_amount: {
    en: () => "We can't tell which amount this is. Enter whole rupiah, for example 1.250.000.",
    id: () => 'Jumlah ini tidak jelas. Isi dalam rupiah bulat, misalnya 1.250.000.',
  },
  too_small: {
    en: ({ minimum }) => `This must be at least ${minimum}.`,
    id: ({ minimum }) => `Nilai minimal ${minimum}.`,
  },
  too_big: {
    en: ({ maximum }) => `This must be at most ${maximum}.`,
    id: ({ maximum }) => `Nilai maksimal ${maximum}.`,
  },
  too_long: {
    en: ({ maximum }) => `Enter at most ${maximum} characters.`,
    id: ({ maximum }) => `Maksimal ${maximum} karakter.`,
  },
  too_short: {
    en: ({ minimum }) => `Enter at least ${minimum} characters.`,
    id: ({ minimum }) => `Minimal ${minimum} karakter.`,
  },
  not_offered: {
    en: ({ choices }) => `Choose one of: ${choices}.`,
    id: ({ choices }) => `Pilih salah satu: ${choices}.`,
  },
  unknown_parameter: {
    en: () => 'There is no such parameter here.',
    id: () => 'Parameter ini tidak dikenal.',
  },
  too_deep: {
    en: () => 'Only the first 10,000 rows can be shown. Please narrow down the list.',
    id: () => 'Hanya 10.000 baris pertama yang dapat dibuka. Persempit daftarnya.',
  },
  too_many_filters: {
    en: () => 'You can use at most 10 filters at once. Remove one first.',
    id: () => 'Maksimal 10 filter sekaligus. Hapus salah satu dulu.',
  },
  not_a_range: {
    en: () => 'Write a range as lowest-highest, such as 10-25.',
    id: () => 'Tulis rentang sebagai terendah-tertinggi, misalnya 10-25.',
  },
  unknown_attribute: {
    en: () => 'No attribute that lists can be filtered by has one of these codes.',
    id: () => 'Salah satu kode ini bukan kode atribut untuk filter.',
  },
  unsearchable_name: {
    en: () =>
      'Write a name of one to four words, or one code such as SUS304. Sizes, figures with units and signs alone have no other names.',
    id: () =>
      'Tulis nama dengan satu sampai empat kata, atau satu kode seperti SUS304. Ukuran, angka dengan satuan, dan tanda baca saja tidak punya nama lain.',
  },
  name_twice: {
    en: () => 'This name is in the group already, perhaps in another spelling.',
    id: () => 'Nama ini sudah ada di kelompok ini, mungkin dengan ejaan lain.',
  },
  names_grouped: {
    en: () => 'One group already has all of these names.',
    id: () => 'Semua nama ini sudah ada dalam satu kelompok.',
  },
  too_many_synonym_groups: {
    en: () => 'A shop has at most 1,000 groups of names of its own.',
    id: () => 'Toko memuat maksimal 1.000 kelompok nama tambahan.',
  },
  own_number: {
    en: () => "This is the item's own part number; an item does not replace itself.",
    id: () => 'Ini nomor part barang itu sendiri; barang tidak menggantikan dirinya.',
  },
  number_twice: {
    en: () => 'This part number is here more than once.',
    id: () => 'Nomor part ini disebut lebih dari sekali.',
  },
  no_number: {
    en: () => 'Write a part number with at least one letter or digit.',
    id: () => 'Tulis nomor part dengan minimal satu huruf atau angka.',
  },
  unknown_sort: {
    en: () =>
      'Sort by default, name_asc, name_desc, sku_asc, sku_desc, or attr_{code}_asc and attr_{code}_desc of an attribute.',
    id: () =>
      'Urutkan menurut default, name_asc, name_desc, sku_asc, sku_desc, atau attr_{kode}_asc dan attr_{kode}_desc dari sebuah atribut.',
  },
  not_yes_or_no: {
    en: () => 'Use one of the two values that this filter offers.',
    id: () => 'Gunakan salah satu dari dua nilai yang ditawarkan filter ini.',
  },
  no_table: {
    en: () => 'The products of this category are too different, or too many, for one table.',
    id: () => 'Produk kategori ini terlalu berbeda, atau terlalu banyak, untuk satu tabel.',
  },
  not_a_brand: {
    en: () => 'Write a brand as name_id, such as kuatmor_3.',
    id: () => 'Tulis merek sebagai nama_id, misalnya kuatmor_3.',
  },
  not_for_sale: {
    en: () => "This item is no longer sold, or can't be ordered here.",
    id: () => 'Barang ini tidak dijual lagi, atau tidak dapat dipesan di sini.',
  },
  below_minimum: {
    en: ({ item, minimum, multiple }) =>
      `${item}: minimum ${grouped(minimum, 'en')}, in multiples of ${grouped(multiple, 'en')}.`,
    id: ({ item, minimum, multiple }) =>
      `${item}: minimal ${grouped(minimum, 'id')}, kelipatan ${grouped(multiple, 'id')}.`,
  },
  not_multiple: {
    en: ({ item, minimum, multiple }) =>
      `${item} is sold in multiples of ${grouped(multiple, 'en')}, at least ${grouped(minimum, 'en')}.`,
    id: ({ item, minimum, multiple }) =>
      `${item} dijual per kelipatan ${grouped(multiple, 'id')}, minimal ${grouped(minimum, 'id')}.`,
  },
  quantity_range: {
    en: () => 'Enter a quantity from 1 to 999,999.',
    id: () => 'Isi jumlah dari 1 sampai 999.999.',
  },
  item_twice: {
    en: () => 'This item is named more than once.',
    id: () => 'Barang ini disebut lebih dari sekali.',
  },
  cart_full: {
    en: () => 'A cart holds at most 5,000 different items.',
    id: () => 'Keranjang memuat maksimal 5.000 jenis barang.',
  },
  list_name_taken: {
    en: () => 'Your company already has a list with this name. Choose another one.',
    id: () => 'Perusahaan Anda sudah memiliki daftar dengan nama ini. Pilih nama lain.',
  },
  no_part_number: {
    en: () => 'Enter a number with at least one letter or digit.',
    id: () => 'Isi nomor dengan minimal satu huruf atau angka.',
  },
  part_number_taken: {
    en: () => 'Your company uses this number for another item. Remove it there first.',
    id: () => 'Perusahaan Anda memakai nomor ini untuk barang lain. Hapus dulu di sana.',
  },
  part_numbers_of_item: {
    en: () => 'An item can have at most 10 of your numbers.',
    id: () => 'Satu barang dapat memiliki maksimal 10 nomor Anda.',
  },
  unknown_brand: {
    en: () => 'No brand has this name.',
    id: () => 'Tidak ada merek dengan nama ini.',
  },
  name_ambiguous: {
    en: () => 'Several have this name. Write # and the number of the one you mean, for example #12.',
    id: () => 'Beberapa punya nama ini. Tulis # dan nomor yang dimaksud, misalnya #12.',
  },
  price_or_discount: {
    en: () => 'Enter a price or a discount, not both.',
    id: () => 'Isi harga atau diskon, jangan keduanya.',
  },
  price_of_item_only: {
    en: () => 'Only an item can have a price. Enter a discount for a category or brand.',
    id: () => 'Hanya barang yang bisa diberi harga. Isi diskon untuk kategori atau merek.',
  },
  quantity_twice: {
    en: () => 'This quantity has a price already.',
    id: () => 'Jumlah ini sudah punya harga.',
  },
  rule_twice: {
    en: () => 'The file has this rule twice.',
    id: () => 'Aturan ini ada dua kali di file.',
  },
  too_many_rules: {
    en: () => 'A price list has at most 5,000 rules. Divide it into several.',
    id: () => 'Daftar harga memuat paling banyak 5.000 aturan. Bagi menjadi beberapa daftar.',
  },
  no_price_headings: {
    en: () =>
      'The first row must have the headings of a price list. Download the list and fill in that file.',
    id: () => 'Baris pertama harus berisi judul kolom daftar harga. Unduh daftarnya, lalu isi file itu.',
  },
  hidden_price_rules: {
    en: () =>
      'The sheet has hidden or filtered rows or columns. Their rules would be removed: show all rows and columns first.',
    id: () =>
      'Ada baris atau kolom yang tersembunyi atau tersaring. Aturannya akan terhapus: tampilkan dulu semua baris dan kolom.',
  },
  several_price_sheets: {
    en: () => 'The file has several sheets. Leave only the one with the rules of this list.',
    id: () => 'File ini berisi beberapa lembar. Sisakan hanya lembar dengan aturan daftar ini.',
  },
  sku_unknown: {
    en: () => "We have no item with this part number. Copy it from the item's page.",
    id: () => 'Tidak ada barang dengan nomor part ini. Salin dari halaman barangnya.',
  },
  sku_ambiguous: {
    en: () => "Several items have this part number but for its signs. Write it as on the item's page.",
    id: () =>
      'Beberapa barang punya nomor part ini jika tanda bacanya diabaikan. Tulis seperti di halaman barangnya.',
  },
  no_part_numbers: {
    en: () =>
      'This file has no rows with a number. Put your numbers in one column and our part numbers in another.',
    id: () =>
      'File ini tidak berisi baris bernomor. Isi nomor Anda di satu kolom dan nomor part kami di kolom lain.',
  },
  no_rows: {
    en: () => 'Type or paste part numbers with quantities, or choose a file.',
    id: () => 'Ketik atau tempel nomor part beserta jumlahnya, atau pilih file.',
  },
  too_many_rows: {
    en: () => 'This has more than 5,000 rows. Split it and check one part after the other.',
    id: () => 'Isinya lebih dari 5.000 baris. Bagi menjadi beberapa bagian, lalu periksa satu per satu.',
  },
  not_a_table: {
    en: () =>
      "This can't be read as a table of up to 100 columns. Choose an .xlsx or .csv file, or paste rows.",
    id: () =>
      'Ini tidak dapat dibaca sebagai tabel dengan maksimal 100 kolom. Pilih file .xlsx atau .csv, atau tempel barisnya.',
  },
  table_too_large: {
    en: () => 'This file is too large: up to 5 MB and 5,000 rows can be read at once.',
    id: () => 'File ini terlalu besar: maksimal 5 MB dan 5.000 baris sekaligus.',
  },
  table_took_too_long: {
    en: () => 'This file took too long to read. Try again, or copy only the rows you need into a new file.',
    id: () => 'File ini terlalu lama dibaca. Coba lagi, atau salin baris yang diperlukan saja ke file baru.',
  },
  not_xlsx: {
    en: () => "This isn't an Excel workbook (.xlsx). Save your list as .xlsx and upload that file.",
    id: () => 'Ini bukan file Excel (.xlsx). Simpan daftar Anda sebagai .xlsx, lalu unggah file itu.',
  },
  web_page: {
    en: () =>
      'This file is a web page under the name of a workbook. Open it in a spreadsheet program, save it as .xlsx and choose that file.',
    id: () =>
      'File ini halaman web dengan nama file Excel. Buka di program spreadsheet, simpan sebagai .xlsx, lalu pilih file itu.',
  },
  empty_sheet: {
    en: () => 'No visible sheet has rows with a part number or a quantity.',
    id: () => 'Tidak ada sheet terlihat yang berisi baris dengan nomor part atau jumlah.',
  },
  unknown_area: {
    en: () => 'There is no area with this id. Choose one from the list.',
    id: () => 'Tidak ada wilayah dengan id ini. Pilih dari daftar.',
  },
  area_in_other_zone: {
    en: () => 'This area belongs to another delivery zone. Remove it there first.',
    id: () => 'Wilayah ini sudah masuk zona pengiriman lain. Hapus dari zona itu dulu.',
  },
  unknown_zone: {
    en: () => 'There is no delivery zone with this id.',
    id: () => 'Tidak ada zona pengiriman dengan id ini.',
  },
  rate_exists: {
    en: () => 'This method already has a rate in this zone. Change that one.',
    id: () => 'Metode ini sudah memiliki tarif di zona tersebut. Ubah tarif yang ada.',
  },
  lead_time_order: {
    en: () => "The longest lead time can't be below the shortest.",
    id: () => 'Lead time terlama tidak boleh kurang dari yang tercepat.',
  },
  unknown_address: {
    en: () => 'Choose one of your addresses.',
    id: () => 'Pilih salah satu alamat Anda.',
  },
  delivery_not_offered: {
    en: () => "This delivery method isn't available for this address.",
    id: () => 'Metode pengiriman ini tidak tersedia untuk alamat tersebut.',
  },
  bank_file_empty: {
    en: () => 'This file has no lines of a bank statement.',
    id: () => 'File ini tidak memuat baris mutasi rekening.',
  },
  bank_file_too_large: {
    en: () => 'This file is too large. Export a shorter period.',
    id: () => 'File ini terlalu besar. Ekspor periode yang lebih pendek.',
  },
  bank_layout_unknown: {
    en: () => 'The layout of this file is unknown. Upload the CSV of BCA, Mandiri, BRI or BNI, or MT940.',
    id: () => 'Format file ini tidak dikenal. Unggah CSV dari BCA, Mandiri, BRI, atau BNI, atau MT940.',
  },
  bank_too_many_lines: {
    en: () => 'This file has more than 20,000 lines. Export a shorter period.',
    id: () => 'File ini memuat lebih dari 20.000 baris. Ekspor periode yang lebih pendek.',
  },
  bank_row_cells: inRow(
    'is incomplete, or its quotation marks are not in order',
    'tidak lengkap, atau tanda kutipnya tidak berpasangan',
  ),
  bank_row_day: inRow('has no valid date', 'tidak memuat tanggal yang benar'),
  bank_row_amount: inRow('has no valid amount', 'tidak memuat jumlah yang benar'),
  bank_row_balance: inRow(
    'has a balance that does not follow from the line before',
    'memuat saldo yang tidak sesuai dengan baris sebelumnya',
  ),
  bank_row_account: inRow('is of another account', 'berasal dari rekening lain'),
  bank_row_reference: inRow(
    'has a reference that a spreadsheet shortened: upload the file as the bank exports it',
    'memuat referensi yang disingkat aplikasi spreadsheet: unggah file asli dari bank',
  ),
  bank_row_currency: inRow('is not in rupiah', 'bukan dalam rupiah'),
  bank_row_unknown: inRow('was not expected after the sums', 'tidak semestinya ada setelah jumlah akhir'),
  bank_file_cut: inRow(
    'is the last one, and the closing balance is missing: the file was cut off',
    'adalah baris terakhir dan saldo akhir tidak ada: file terpotong',
  ),
  bank_closing_differs: inRow(
    'has a closing balance that the lines do not add up to',
    'memuat saldo akhir yang tidak sama dengan jumlah semua baris',
  ),
  bank_other_account: {
    en: ({ choices }) => `This statement is of account ${choices}.`,
    id: ({ choices }) => `Mutasi ini dari rekening ${choices}.`,
  },
  bank_other_account_has_file: {
    en: ({ choices }) => `This file was uploaded for account ${choices}.`,
    id: ({ choices }) => `File ini sudah diunggah untuk rekening ${choices}.`,
  },
  bank_other_account_has_lines: {
    en: ({ choices }) =>
      `Account ${choices} has lines of this file, which names no account. Choose that account, or name the right one in the file.`,
    id: ({ choices }) =>
      `Rekening ${choices} sudah memuat baris dari file ini, yang tidak menyebut rekening. Pilih rekening itu, atau sebutkan rekening yang benar di file.`,
  },
  bank_days_other_layout: {
    en: () =>
      'Lines of these days were read from a file of another layout. Upload the same layout, or days after them.',
    id: () =>
      'Mutasi tanggal ini sudah dibaca dari file berformat lain. Unggah format yang sama, atau tanggal sesudahnya.',
  },
  unknown_bank_account: {
    en: () => "This is none of the shop's bank accounts.",
    id: () => 'Ini bukan salah satu rekening bank toko.',
  },
  one_of_three: {
    en: () => 'Name a company, a proof of transfer or a recorded transfer, and only one of them.',
    id: () => 'Sebutkan perusahaan, bukti transfer, atau transfer yang tercatat, dan hanya salah satunya.',
  },
  unknown_proof: {
    en: () => 'There is no such proof of transfer that can be this money.',
    id: () => 'Tidak ada bukti transfer seperti itu yang dapat menjadi dana ini.',
  },
  unknown_transfer: {
    en: () => 'There is no such transfer that can be this money.',
    id: () => 'Tidak ada transfer seperti itu yang dapat menjadi dana ini.',
  },
  other_amount: {
    en: () => 'It has another amount.',
    id: () => 'Jumlahnya berbeda.',
  },
  other_company: {
    en: () =>
      'The text of the line has the number of a document of another company. Confirm it if it is right.',
    id: () => 'Teks baris ini memuat nomor dokumen perusahaan lain. Konfirmasi jika memang benar.',
  },
  day_over: {
    en: () => 'Choose today or a later date.',
    id: () => 'Tanggal ini sudah lewat. Pilih hari ini atau sesudahnya.',
  },
  day_not_later: {
    en: () => 'Choose a day after the present one.',
    id: () => 'Pilih tanggal sesudah tanggal yang sekarang.',
  },
  day_too_far: {
    en: () => 'This day is too far ahead. Choose one within the next two years.',
    id: () => 'Tanggal ini terlalu jauh. Pilih tanggal dalam dua tahun ke depan.',
  },
  tax_number_taken: {
    en: () => 'Another invoice has this tax invoice number.',
    id: () => 'Nomor faktur pajak ini sudah dipakai invoice lain.',
  },
  not_pdf_or_zip: {
    en: () => 'Choose a PDF, or a ZIP file of at most 500 PDFs.',
    id: () => 'Pilih PDF, atau file ZIP berisi paling banyak 500 PDF.',
  },
  not_number_list: {
    en: () => 'The file needs columns for the tax invoice number and the reference.',
    id: () => 'File harus memiliki kolom nomor faktur pajak dan referensi.',
  },
  day_before: {
    en: () => 'This day is before the date of the invoice.',
    id: () => 'Tanggal ini sebelum tanggal invoice.',
  },
  day_to_come: {
    en: () => 'This day is still to come. Choose today or an earlier day.',
    id: () => 'Tanggal ini belum tiba. Pilih hari ini atau sebelumnya.',
  },
  period_reversed: {
    en: () => 'The last day is before the first. Choose a later day.',
    id: () => 'Tanggal akhir mendahului tanggal awal. Pilih tanggal sesudahnya.',
  },
  period_too_long: {
    en: () => 'This period has more than 5,000 events. Choose a shorter one.',
    id: () => 'Periode ini memuat lebih dari 5.000 mutasi. Pilih periode yang lebih pendek.',
  },
  period_over_a_year: {
    en: () => 'Choose a period of a year at most.',
    id: () => 'Pilih periode paling lama satu tahun.',
  },
  journal_too_long: {
    en: () => 'This period has more than 50,000 postings. Choose a shorter one, or the CSV file.',
    id: () =>
      'Periode ini memuat lebih dari 50.000 baris jurnal. Pilih periode yang lebih pendek, atau file CSV.',
  },
  unmapped_account: {
    en: ({ choices }) => `The chart of accounts in the settings has no account for ${choices}.`,
    id: ({ choices }) => `Daftar akun di pengaturan tidak memuat akun untuk ${choices}.`,
  },
  day_before_report: {
    en: () => 'Stock of a later day is stored already. Choose its day or a later one.',
    id: () => 'Stok tanggal yang lebih baru sudah tersimpan. Pilih tanggal itu atau sesudahnya.',
  },
  before_last_step: {
    en: () => 'This is before the last step of this delivery, or before the order was confirmed.',
    id: () => 'Waktu ini sebelum status terakhir pengiriman ini, atau sebelum pesanan dikonfirmasi.',
  },
  unknown_line: {
    en: () => 'This quotation has no such line, or it is named twice.',
    id: () => 'Baris ini tidak ada di penawaran, atau disebut dua kali.',
  },
  more_than_returnable: {
    en: ({ maximum }) =>
      maximum ? `At most ${maximum} of this can be returned.` : 'None of this can be returned now.',
    id: ({ maximum }) =>
      maximum ? `Maksimal ${maximum} yang dapat diretur.` : 'Barang ini tidak dapat diretur lagi.',
  },
  more_than_open: {
    en: ({ maximum }) => (maximum ? `At most ${maximum} of this can be closed.` : 'None of this is open.'),
    id: ({ maximum }) =>
      maximum ? `Maksimal ${maximum} yang dapat ditutup.` : 'Barang ini tidak punya sisa yang terbuka.',
  },
  more_than_received: {
    en: () => 'That is more than came and can still be given back.',
    id: () => 'Jumlah ini melebihi dana yang masuk dan masih dapat dikembalikan.',
  },
  more_than_transferred: {
    en: () => 'This comes to more than the transfer.',
    id: () => 'Jumlah ini melebihi nilai transfer.',
  },
  unknown_allocation: {
    en: () => 'This company has no such order or invoice, or it is named twice.',
    id: () => 'Pesanan atau invoice ini bukan milik perusahaan ini, atau disebut dua kali.',
  },
  not_payable: {
    en: () => 'Nothing is to be paid of this order, or its invoices are paid one by one.',
    id: () => 'Tidak ada yang perlu dibayar untuk pesanan ini, atau pembayarannya per invoice.',
  },
  proof_waits: {
    en: () => 'A proof of a transfer waits for this order. Verify or reject it first.',
    id: () => 'Ada bukti transfer yang menunggu untuk pesanan ini. Verifikasi atau tolak dulu.',
  },
  frozen_money: {
    en: () => 'The payments of this order do not agree with its invoice. Finance decides about that first.',
    id: () =>
      'Pembayaran pesanan ini tidak cocok dengan invoice-nya. Bagian keuangan perlu memutuskannya dulu.',
  },
  price_missing: {
    en: () => 'The shop shows no price for this item. Enter one.',
    id: () => 'Toko tidak mencantumkan harga barang ini. Isi harganya.',
  },
  line_too_dear: {
    en: () => 'This line comes to more than Rp. 100.000.000.000.000.',
    id: () => 'Nilai barang ini melebihi Rp. 100.000.000.000.000.',
  },
  proof_twice: {
    en: () => 'This file was uploaded for this order before. Choose the proof of another transfer.',
    id: () => 'File ini sudah pernah diunggah untuk pesanan ini. Pilih bukti transfer yang lain.',
  },
  total_too_dear: {
    en: () => 'The total comes to more than Rp. 1.000.000.000.000.000.',
    id: () => 'Nilai total melebihi Rp. 1.000.000.000.000.000.',
  },
  unknown_company: {
    en: () => 'Company not found.',
    id: () => 'Perusahaan tidak ditemukan.',
  },
  unknown_buyer: {
    en: () =>
      'This company has no such member, the member is a viewer, or the company has not been approved.',
    id: () =>
      'Anggota ini tidak ada di perusahaan tersebut, hanya boleh melihat, atau perusahaannya belum disetujui.',
  },
  unknown_quotation: {
    en: () => 'This company has no such quotation.',
    id: () => 'Penawaran ini tidak ada di perusahaan tersebut.',
  },
  unknown_seller: {
    en: () => 'Choose a colleague who sells.',
    id: () => 'Pilih rekan dari bagian sales.',
  },
  several_sources: {
    en: () => 'Paste rows, choose a file or copy a quotation: one of them.',
    id: () => 'Tempel baris, pilih file, atau salin penawaran: salah satu saja.',
  },
  area_elsewhere: {
    en: () => "This area isn't part of the one chosen above it.",
    id: () => 'Wilayah ini tidak termasuk wilayah yang dipilih di atasnya.',
  },
  ...registrationFieldErrors,
  own_name_password: {
    en: () => 'This password is too similar to your email address or company name. Choose another one.',
    id: () => 'Kata sandi ini terlalu mirip dengan alamat email atau nama perusahaan Anda. Pilih yang lain.',
  },
  already_member: {
    en: () => 'Someone with this address is already a member of your company.',
    id: () => 'Pemilik alamat ini sudah menjadi anggota perusahaan Anda.',
  },
  wrong_password: {
    en: () => "This isn't your current password.",
    id: () => 'Ini bukan kata sandi Anda saat ini.',
  },
  picture_missing: {
    en: () => 'Choose a picture: JPG, PNG, WebP or AVIF, up to 5 MB.',
    id: () => 'Pilih gambar: JPG, PNG, WebP, atau AVIF, maksimal 5 MB.',
  },
  picture_type: {
    en: () => "This file can't be read as a picture. Choose a JPG, PNG, WebP or AVIF.",
    id: () => 'File ini bukan gambar yang dapat dibaca. Pilih JPG, PNG, WebP, atau AVIF.',
  },
  return_picture_type: {
    en: () => "This file isn't a JPG or PNG.",
    id: () => 'File ini bukan JPG atau PNG.',
  },
  photo_too_large: {
    en: () => 'This photograph is larger than 20 MB or 50 megapixels.',
    id: () => 'Foto ini lebih besar dari 20 MB atau 50 megapiksel.',
  },
  picture_too_large: {
    en: () => 'This picture is larger than 5 MB or 50 megapixels.',
    id: () => 'Gambar ini lebih besar dari 5 MB atau 50 megapiksel.',
  },
  picture_too_small: {
    en: () => 'This picture is too small: each side needs at least 64 pixels.',
    id: () => 'Gambar ini terlalu kecil: setiap sisi minimal 64 piksel.',
  },
} as const satisfies Record<string, SentenceWith<FieldErrorBounds>>

export type FieldErrorCode = keyof typeof fieldErrorWords
