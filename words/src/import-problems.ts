import type { SentenceWith } from './language.ts'

/** Why a row or a cell of an imported file was not taken; `value` is what stood there. */
export const importProblemWords = {
  broken_row: {
    en: () => 'The row cannot be read: check its quotation marks.',
    id: () => 'Baris tidak dapat dibaca: periksa tanda kutipnya.',
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
    en: () => 'A new product needs a name in at least one language.',
    id: () => 'Produk baru memerlukan nama, paling sedikit dalam satu bahasa.',
  },
  too_long: { en: () => 'The text is too long.', id: () => 'Teks terlalu panjang.' },
  sku_repeated: {
    en: (value) => `The part number ${value} stands on an earlier row already.`,
    id: (value) => `Nomor part ${value} sudah ada pada baris sebelumnya.`,
  },
  sku_of_another_product: {
    en: (value) => `The part number ${value} belongs to another product.`,
    id: (value) => `Nomor part ${value} milik produk lain.`,
  },
  not_a_number: {
    en: (value) => `'${value}' is not a number; write digits with a point for decimals.`,
    id: (value) => `'${value}' bukan angka; tulis digit dengan titik untuk desimal.`,
  },
  not_whole_rupiah: {
    en: (value) =>
      `'${value}' is not a whole amount in rupiah. Give a price factor if the file uses another currency.`,
    id: (value) => `'${value}' bukan rupiah bulat. Berikan faktor harga bila berkas memakai mata uang lain.`,
  },
  no_price_factor: {
    en: () => "The file's prices are in another currency. Give a price factor.",
    id: () => 'Harga dalam berkas ini memakai mata uang lain. Berikan faktor harga.',
  },
  column_unknown: {
    en: (value) => `No column is called '${value}'; it was not read.`,
    id: (value) => `Tidak ada kolom bernama '${value}'; kolom itu tidak dibaca.`,
  },
  column_missing: {
    en: (value) => `The mapping names a column '${value}', which the file does not have.`,
    id: (value) => `Pemetaan menyebut kolom '${value}', tetapi kolom itu tidak ada dalam berkas.`,
  },
  not_a_whole_number: {
    en: (value) => `'${value}' is not a whole number in the range allowed.`,
    id: (value) => `'${value}' bukan bilangan bulat dalam batas yang diizinkan.`,
  },
  not_yes_or_no: {
    en: (value) => `'${value}' is neither yes nor no.`,
    id: (value) => `'${value}' bukan ya atau tidak.`,
  },
  unknown_stock_tag: {
    en: (value) => `There is no stock tag '${value}'.`,
    id: (value) => `Tidak ada label stok '${value}'.`,
  },
  category_too_deep: {
    en: () => 'Categories have at most three levels.',
    id: () => 'Kategori paling banyak tiga tingkat.',
  },
  category_paths_differ: {
    en: () => 'The two category paths differ in their number of levels.',
    id: () => 'Jumlah tingkat kedua jalur kategori tidak sama.',
  },
  picture_missing: {
    en: (value) => `The picture file ${value} was not found.`,
    id: (value) => `Berkas gambar ${value} tidak ditemukan.`,
  },
  picture_unreadable: {
    en: (value) => `${value} is neither an SVG drawing with a size nor a JPEG, PNG, WebP or AVIF photograph.`,
    id: (value) => `${value} bukan gambar SVG yang memiliki ukuran dan bukan foto JPEG, PNG, WebP atau AVIF.`,
  },
  picture_svg_refused: {
    en: (value) => `${value} is SVG. Only photographs are taken here: JPEG, PNG, WebP or AVIF.`,
    id: (value) => `${value} adalah SVG. Di sini hanya foto yang diterima: JPEG, PNG, WebP atau AVIF.`,
  },
  picture_too_large: {
    en: (value) => `${value} is larger than 20 MB or 50 megapixels.`,
    id: (value) => `${value} melebihi 20 MB atau 50 megapiksel.`,
  },
  not_a_percentage: {
    en: (value) => `'${value}' is not a percentage from 0 to 100.`,
    id: (value) => `'${value}' bukan persentase dari 0 sampai 100.`,
  },
  not_a_day: {
    en: (value) => `'${value}' is not a day; write it as 2027-01-31.`,
    id: (value) => `'${value}' bukan tanggal; tulis seperti 2027-01-31.`,
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
  picture_address_private: {
    en: (value) => `${value} leads into a private network; it was not called.`,
    id: (value) => `${value} mengarah ke jaringan pribadi; alamat itu tidak dihubungi.`,
  },
  document_missing: {
    en: (value) => `There is no document ${value} in the folder.`,
    id: (value) => `Tidak ada dokumen ${value} dalam folder.`,
  },
  document_unreadable: {
    en: (value) => `${value} is not a PDF.`,
    id: (value) => `${value} bukan PDF.`,
  },
  document_too_large: {
    en: (value) => `${value} is larger than 20 MB.`,
    id: (value) => `${value} lebih besar dari 20 MB.`,
  },
} as const satisfies Record<string, SentenceWith<string>>

export type ImportProblemCode = keyof typeof importProblemWords
