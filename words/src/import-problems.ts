import type { SentenceWith } from './language.ts'

const withoutMarks = (number: string): string => number.replaceAll(/[.,]/g, '')

/** Why a row or a cell of an imported file was not taken; `value` is what stood there. */
export const importProblemWords = {
  broken_row: {
    en: () => 'The row cannot be read: check its quotation marks.',
    id: () => 'Baris tidak dapat dibaca: periksa tanda kutipnya.',
  },
  quote_never_closed: {
    en: () => 'The row has a quotation mark that is never closed.',
    id: () => 'Baris ini memiliki tanda kutip yang tidak pernah ditutup.',
  },
  wrong_number_of_cells: {
    en: (value) => `The row has ${value} cells, not as many as the heading.`,
    id: (value) => `Baris ini berisi ${value} sel, tidak sama dengan judul kolom.`,
  },
  no_product: {
    en: () => 'The product code is missing.',
    id: () => 'Kode produk tidak ada.',
  },
  no_sku: { en: () => 'The part number is missing.', id: () => 'Nomor part tidak ada.' },
  no_name: {
    en: () => 'A product needs a name in at least one language.',
    id: () => 'Produk memerlukan nama, minimal dalam satu bahasa.',
  },
  too_long: { en: () => 'The text is too long.', id: () => 'Teks terlalu panjang.' },
  damaged_date: {
    en: (value) =>
      `The part number '${value}' looks like one that a spreadsheet turned into a date. Format the column as text and write the number again, or put an apostrophe before it if it is meant.`,
    id: (value) =>
      `Nomor part '${value}' tampaknya diubah menjadi tanggal oleh lembar kerja. Format kolom sebagai teks lalu tulis ulang nomornya, atau beri apostrof di depannya bila memang demikian.`,
  },
  damaged_number: {
    en: (value) =>
      `The part number '${value}' looks like one that a spreadsheet rounded or wrote with an exponent. Format the column as text and write the number again, or put an apostrophe before it if it is meant.`,
    id: (value) =>
      `Nomor part '${value}' tampaknya dibulatkan atau ditulis dengan eksponen oleh lembar kerja. Format kolom sebagai teks lalu tulis ulang nomornya, atau beri apostrof di depannya bila memang demikian.`,
  },
  damaged_formula: {
    en: (value) => `The part number is a formula without a result: ${value}.`,
    id: (value) => `Nomor part adalah rumus tanpa hasil: ${value}.`,
  },
  sku_repeated: {
    en: (value) => `The part number ${value} already appears on an earlier row.`,
    id: (value) => `Nomor part ${value} sudah ada pada baris sebelumnya.`,
  },
  sku_of_another_product: {
    en: (value) => `The part number ${value} belongs to another product.`,
    id: (value) => `Nomor part ${value} milik produk lain.`,
  },
  too_many_numbers: {
    en: () => 'An item can replace at most 20 part numbers.',
    id: () => 'Sebuah item dapat menggantikan maksimal 20 nomor part.',
  },
  too_many_makers_numbers: {
    en: () => 'An item can have at most 50 part numbers of other makers.',
    id: () => 'Sebuah item dapat memiliki maksimal 50 nomor part dari produsen lain.',
  },
  number_without_maker: {
    en: () => "A part number of another maker has the maker's name before it: Maker=6204-Z.",
    id: () => 'Nomor part produsen lain ditulis dengan nama produsennya di depan: Produsen=6204-Z.',
  },
  unsearchable_name: {
    en: (value) =>
      `'${value}' is no name that a search can find: write one to four words, or one code such as SUS304.`,
    id: (value) =>
      `'${value}' bukan nama yang dapat dicari: tulis satu sampai empat kata, atau satu kode seperti SUS304.`,
  },
  too_few_names: {
    en: (value) => `A group needs at least two different names: ${value}.`,
    id: (value) => `Satu kelompok memerlukan minimal dua nama yang berbeda: ${value}.`,
  },
  too_many_synonym_groups: {
    en: (value) => `A shop has at most 1,000 groups of names of its own; this one was left out: ${value}.`,
    id: (value) => `Toko memuat maksimal 1.000 kelompok nama tambahan; kelompok ini dilewati: ${value}.`,
  },
  too_many_pictures: {
    en: () => 'A row can name at most 50 pictures.',
    id: () => 'Satu baris dapat menyebut maksimal 50 gambar.',
  },
  too_many_certificates: {
    en: () => 'A row can name at most 50 certificates.',
    id: () => 'Satu baris dapat menyebut maksimal 50 sertifikat.',
  },
  no_number: {
    en: (value) => `Every part number has at least one letter or digit: '${value}'.`,
    id: (value) => `Setiap nomor part memuat minimal satu huruf atau angka: '${value}'.`,
  },
  replaces_itself: {
    en: (value) => `The part number ${value} is the item's own; an item does not replace itself.`,
    id: (value) => `Nomor part ${value} adalah nomor item itu sendiri; item tidak menggantikan dirinya.`,
  },
  not_a_number: {
    en: (value) => `The value '${value}' is not a number; write digits with a point for decimals.`,
    id: (value) => `Nilai '${value}' bukan angka; tulis digit dengan titik untuk desimal.`,
  },
  thousands_mark: {
    en: (value) =>
      `The value '${value}' may contain a thousands separator; write it without: ${withoutMarks(value)}.`,
    id: (value) =>
      `Nilai '${value}' mungkin memakai pemisah ribuan; tulis tanpa pemisah: ${withoutMarks(value)}.`,
  },
  cell_error: {
    en: (value) => `The spreadsheet couldn't calculate this cell; it shows ${value}.`,
    id: (value) => `Lembar kerja gagal menghitung sel ini; isinya ${value}.`,
  },
  not_whole_rupiah: {
    en: (value) =>
      `The value '${value}' is not a whole amount in rupiah. Set a price factor if the file uses another currency.`,
    id: (value) =>
      `Nilai '${value}' bukan rupiah bulat. Berikan faktor harga bila file memakai mata uang lain.`,
  },
  no_price_factor: {
    en: () => "The file's prices are in another currency. Set a price factor.",
    id: () => 'Harga dalam file ini memakai mata uang lain. Berikan faktor harga.',
  },
  column_unknown: {
    en: (value) => `No column is called '${value}'; it was not read.`,
    id: (value) => `Tidak ada kolom bernama '${value}'; kolom itu tidak dibaca.`,
  },
  column_missing: {
    en: (value) => `The mapping names a column '${value}', which the file does not have.`,
    id: (value) => `Pemetaan menyebut kolom '${value}', tetapi kolom itu tidak ada dalam file.`,
  },
  not_a_whole_number: {
    en: (value) => `The value '${value}' is not a whole number in the range allowed.`,
    id: (value) => `Nilai '${value}' bukan bilangan bulat dalam batas yang diizinkan.`,
  },
  min_not_a_multiple: {
    en: (value) => `The minimum quantity ${value} is not a multiple of the order multiple.`,
    id: (value) => `Jumlah minimum ${value} tidak sesuai dengan kelipatan pemesanan.`,
  },
  not_yes_or_no: {
    en: (value) => `The value '${value}' is neither yes nor no.`,
    id: (value) => `Nilai '${value}' bukan ya atau tidak.`,
  },
  unknown_stock_tag: {
    en: (value) => `There is no stock tag '${value}'.`,
    id: (value) => `Tidak ada label stok '${value}'.`,
  },
  unknown_category: {
    en: (value) => `There is no category '${value}'.`,
    id: (value) => `Tidak ada kategori '${value}'.`,
  },
  unknown_choice: {
    en: (value) => `No item has the value '${value}'; its drawing was not taken.`,
    id: (value) => `Tidak ada item dengan nilai '${value}'; gambarnya tidak diambil.`,
  },
  unknown_attribute: {
    en: (value) => `No attribute that lists can be filtered by has the code '${value}'.`,
    id: (value) => `Tidak ada atribut untuk filter dengan kode '${value}'.`,
  },
  category_too_deep: {
    en: () => 'Categories have at most three levels.',
    id: () => 'Kategori maksimal tiga tingkat.',
  },
  category_paths_differ: {
    en: () => 'The two category paths differ in their number of levels.',
    id: () => 'Jumlah tingkat kedua jalur kategori tidak sama.',
  },
  picture_missing: {
    en: (value) => `The picture file ${value} was not found.`,
    id: (value) => `File gambar ${value} tidak ditemukan.`,
  },
  file_not_beside: {
    en: (value) => `Give the file name only, without a folder: '${value}' points elsewhere.`,
    id: (value) => `Tulis nama file saja, tanpa folder: '${value}' mengarah ke tempat lain.`,
  },
  drawing_not_readable: {
    en: () =>
      'The drawing is not readable; write {"family": "hex-bolt-dimensions", "parameters": {…}}, or a list of these.',
    id: () =>
      'Gambar tidak dapat dibaca; tulis {"family": "hex-bolt-dimensions", "parameters": {…}}, atau daftar dari bentuk itu.',
  },
  drawing_family_unknown: {
    en: (value) => `There is no family of drawings called '${value}'.`,
    id: (value) => `Tidak ada keluarga gambar bernama '${value}'.`,
  },
  drawing_parameter_wrong: {
    en: (value) => `A parameter of the drawing is missing or not allowed: ${value}.`,
    id: (value) => `Parameter gambar tidak ada atau tidak diperbolehkan: ${value}.`,
  },
  drawing_impossible: {
    en: (value) => `The parameters of the drawing '${value}' don't fit each other.`,
    id: (value) => `Parameter gambar '${value}' tidak cocok satu sama lain.`,
  },
  drawing_without_size: {
    en: (value) => `The drawing ${value} has no size: its svg element needs a viewBox like "0 0 800 600".`,
    id: (value) => `Gambar ${value} tanpa ukuran: elemen svg memerlukan viewBox seperti "0 0 800 600".`,
  },
  drawing_unreadable: {
    en: (value) =>
      `The file ${value} can't be used as a drawing: save it as plain SVG in UTF-8 without a document type.`,
    id: (value) =>
      `File ${value} bukan gambar yang dapat dipakai: simpan sebagai SVG biasa, UTF-8, tanpa tipe dokumen.`,
  },
  drawing_too_large: {
    en: (value) => `The drawing ${value} is larger than 2 MB.`,
    id: (value) => `Gambar ${value} lebih besar dari 2 MB.`,
  },
  picture_unreadable: {
    en: (value) =>
      `The file ${value} is neither an SVG drawing with a size nor a JPEG, PNG, WebP or AVIF photograph.`,
    id: (value) =>
      `File ${value} bukan gambar SVG yang memiliki ukuran dan bukan foto JPEG, PNG, WebP atau AVIF.`,
  },
  picture_svg_refused: {
    en: (value) => `The file ${value} is SVG. Only photographs are accepted here: JPEG, PNG, WebP or AVIF.`,
    id: (value) => `File ${value} adalah SVG. Di sini hanya foto yang diterima: JPEG, PNG, WebP atau AVIF.`,
  },
  picture_too_large: {
    en: (value) => `The picture ${value} is larger than 20 MB or 50 megapixels.`,
    id: (value) => `Gambar ${value} melebihi 20 MB atau 50 megapiksel.`,
  },
  not_a_percentage: {
    en: (value) => `The value '${value}' is not a percentage from 0 to 100.`,
    id: (value) => `Nilai '${value}' bukan persentase dari 0 sampai 100.`,
  },
  not_a_country: {
    en: (value) => `The value '${value}' is not a country; write its code of two letters, such as ID.`,
    id: (value) => `Nilai '${value}' bukan negara; tulis kode dua hurufnya, misalnya ID.`,
  },
  not_a_day: {
    en: (value) => `The value '${value}' is not a date; write it as 2027-01-31.`,
    id: (value) => `Nilai '${value}' bukan tanggal; tulis seperti 2027-01-31.`,
  },
  offer_ends_before_it_starts: {
    en: (value) => `The special offer ends on ${value}, before it starts.`,
    id: (value) => `Penawaran khusus berakhir pada ${value}, sebelum dimulai.`,
  },
  offer_without_price: {
    en: () => 'The special offer has days but no price.',
    id: () => 'Penawaran khusus memiliki tanggal tetapi tidak memiliki harga.',
  },
  tab_incomplete: {
    en: () => 'A tab needs both a title and a text.',
    id: () => 'Sebuah tab memerlukan judul dan teks.',
  },
  picture_not_fetched: {
    en: (value) => `No picture could be fetched from ${value}.`,
    id: (value) => `Gambar tidak dapat diambil dari ${value}.`,
  },
  picture_host_silent: {
    en: (value) => `The server of ${value} did not answer.`,
    id: (value) => `Server ${value} tidak menjawab.`,
  },
  picture_address_private: {
    en: (value) => `The address ${value} points to a private network and was not fetched.`,
    id: (value) => `Alamat ${value} mengarah ke jaringan pribadi dan tidak diambil.`,
  },
  document_missing: {
    en: (value) => `There is no document ${value} in the folder.`,
    id: (value) => `Tidak ada dokumen ${value} dalam folder.`,
  },
  document_unreadable: {
    en: (value) => `The file ${value} is not a PDF.`,
    id: (value) => `File ${value} bukan PDF.`,
  },
  document_too_large: {
    en: (value) => `The file ${value} is larger than 20 MB.`,
    id: (value) => `File ${value} lebih besar dari 20 MB.`,
  },
  option_not_taken: {
    en: (value) =>
      `The option '${value}' was ignored: it has no name, or the attribute of that name has no options.`,
    id: (value) =>
      `Opsi '${value}' tidak diambil: opsi itu tidak bernama, atau atribut dengan nama itu tidak berisi pilihan.`,
  },
  row_not_written: {
    en: (value) => `The database rejected this row: ${value}`,
    id: (value) => `Basis data tidak menerima baris ini; pesannya: ${value}`,
  },
} as const satisfies Record<string, SentenceWith<string>>

export type ImportProblemCode = keyof typeof importProblemWords
