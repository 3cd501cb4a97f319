import { expect, test } from 'vitest'
import type { Cell } from '../../platform/sheets/table-cells.ts'
import { textCells } from '../../platform/sheets/text-cells.ts'
import { orderRowsIn } from './order-rows.ts'

/** A row that is read: part number, quantity, description, note. */
type Expected = readonly [string, string, (string | undefined)?, string?]

const lists: readonly (readonly [name: string, list: string | Cell[][], rows: readonly Expected[]])[] = [
  [
    'a parts list of a circuit, by designators',
    'Designator,Name,Quantity\nR103,Resistor 10 k,1\n"C19, C20",Capacitor 100 n,2\nMAR-10,Clamp,2',
    [
      ['Resistor 10 k', '1'],
      ['Capacitor 100 n', '2'],
      ['Clamp', '2'],
    ],
  ],
  [
    'a parts list with the manufacturer’s number among others',
    [
      [
        'Item #',
        '*Designator',
        '*Qty',
        'Manufacturer',
        '*Mfg Part #',
        'Description / Value',
        'Package',
        'Type',
      ],
      [1, 'K1', 3, 'Omron', 'G2R-1', 'Relay 24 V', 'DIP', 'THT'],
      [2, 'R1-R4', 4, 'Yageo', 'RC0603', '10k', '0603', 'SMD'],
    ],
    [
      ['G2R-1', '3', 'Relay 24 V'],
      ['RC0603', '4', '10k'],
    ],
  ],
  [
    'an export of KiCad',
    '"Id";"Designator";"Footprint";"Quantity";"Designation";"Supplier and ref";\n1;"C1,C2";"C_0805";2;"100nF";;;\n2;"U1";"SO-8";1;"LM358";;;',
    [
      ['100nF', '2'],
      ['LM358', '1'],
    ],
  ],
  [
    'an export of a CAD program',
    'ITEM NO.\tPART NUMBER\tDESCRIPTION\tQTY.\n1\tMAR-10\tRope clamp\t3\n2\t00123\tSpacer ring\t12',
    [
      ['MAR-10', '3', 'Rope clamp'],
      ['00123', '12', 'Spacer ring'],
    ],
  ],
  [
    'items that are numbers of lines',
    [
      ['Item', 'Order No.', 'Value', 'Qty'],
      [1, 'MAR-10', '10 mm', 3],
      [2, '00123', '12 mm', 1],
    ],
    [
      ['MAR-10', '3', '10 mm'],
      ['00123', '1', '12 mm'],
    ],
  ],
  [
    'items that are words, numbered',
    'No.;Item;Qty;Unit\n1;Ball valve 1/2";4;pcs\n2;V-belt A-50;2;pcs',
    [
      ['Ball valve 1/2"', '4 pcs'],
      ['V-belt A-50', '2 pcs'],
    ],
  ],
  [
    'an Indonesian request for prices, with sections, sums and a signature',
    [
      ['PT CONTOH SEJAHTERA', '', '', '', '', ''],
      ['PERMINTAAN PENAWARAN HARGA', '', '', '', '', ''],
      ['Tanggal: 3 Maret 2026', '', '', '', '', ''],
      ['No', 'Kode Barang', 'Nama Barang', 'Jumlah', 'Satuan', 'Keterangan'],
      ['A.', '', 'BEARING', '', '', ''],
      [1, '6204-2RS', 'Bearing SKF', 10, 'bh', 'segera'],
      [2, '', 'Laher 6305', 4, 'bh', ''],
      ['B.', '', 'PIPA DAN FITTING', '', '', ''],
      [1, 'ELB-1', 'Elbow', 6, 'pcs', 'merk bebas'],
      ['', '', 'Jumlah', 20, '', ''],
      ['', '', 'Hormat kami,', '', '', ''],
    ],
    [
      ['6204-2RS', '10 bh', 'Bearing SKF', 'segera'],
      ['Laher 6305', '4 bh'],
      ['ELB-1', '6 pcs', 'Elbow', 'merk bebas'],
    ],
  ],
  [
    'headings over two lines, one of them wide',
    [
      ['Material', '', 'Quantity', '', 'Price'],
      ['Number', 'Description', 'Order', 'Stock', 'IDR'],
      ['MAR-10', 'Clamp', 3, 100, 12_345],
      ['00123', 'Ring', 2, 50, 1_001],
    ],
    [
      ['MAR-10', '3', 'Clamp'],
      ['00123', '2', 'Ring'],
    ],
  ],
  [
    'headings in one language and below them in the other',
    'Part Number;Qty;Remarks\nNomor Part;Jumlah;Keterangan\nMAR-10;3;urgent',
    [['MAR-10', '3', undefined, 'urgent']],
  ],
  [
    'columns that are numbered below their headings',
    'No;Nama Barang;Volume;Satuan\n(1);(2);(3);(4)\n1;Kabel las 50 mm;25;m\n2;Kawat las;10;kg',
    [
      ['Kabel las 50 mm', '25 m'],
      ['Kawat las', '10 kg'],
    ],
  ],
  [
    'a price list without quantities',
    [
      ['Kode Barang', 'Nama Barang', 'Harga'],
      ['MAR-10', 'Klem', 12_345],
      ['00123', 'Cincin', 1_001],
    ],
    [
      ['MAR-10', '', 'Klem'],
      ['00123', '', 'Cincin'],
    ],
  ],
  ['names of a database', 'barang_kode;barang_nama;harga_jual\nMAR-10;Klem;12345', [['MAR-10', '', 'Klem']]],
  ['a part’s name and a count', 'Part Name,Count\nMAR-10,3', [['MAR-10', '3']]],
  [
    'a bill with what each row comes to',
    'Banyaknya;Nama Barang;Harga Satuan;Jumlah\n3;MAR-10;12.345;37.035\n2;00123;1.001;2.002\n;;Total;39.037',
    [
      ['MAR-10', '3'],
      ['00123', '2'],
    ],
  ],
  [
    'an order with unit prices, taxes and totals',
    'Line,SKU,Description,UOM,Qty,Unit Price,Amount\n10,MAR-10,Clamp,PCS,3,12345,37035\n20,00123,Ring,PCS,2,1001,2002\n,,,,Subtotal,,39037\n,,,,PPN 11%,,4294\n,,,,Grand Total,,43331',
    [
      ['MAR-10', '3 PCS', 'Clamp'],
      ['00123', '2 PCS', 'Ring'],
    ],
  ],
  [
    'a pick list with places and dates',
    'Location\tPick Date\tStock Code\tDescription\tOn Hand\tQty to Pick\nA-01-3\t2026-03-10\tMAR-10\tClamp\t500\t3\nB-02-1\t2026-03-10\t00123\tRing\t20\t2',
    [
      ['MAR-10', '3', 'Clamp'],
      ['00123', '2', 'Ring'],
    ],
  ],
  [
    'an export of a purchase system',
    'PO Number|PO Line|Supplier Part Number|Item Description|Order Quantity|Unit of Measure|Delivery Date\n4500012345|10|MAR-10|CLAMP ROPE|3|EA|2026-04-01',
    [['MAR-10', '3 EA', 'CLAMP ROPE']],
  ],
  [
    'a spare parts list in one word each',
    'partnumber;partname;qtyrequired\nMAR-10;Clamp;3',
    [['MAR-10', '3', 'Clamp']],
  ],
  ['a number of units under Unit', 'Kode;Nama;Unit\nMAR-10;Klem;3', [['MAR-10', '3', 'Klem']]],
  [
    'a list that goes on on another page, with its headings',
    'Part No;Qty\nMAR-10;3\nPart No;Qty\n00123;2',
    [
      ['MAR-10', '3'],
      ['00123', '2'],
    ],
  ],
  [
    'no headings: numbered, with names and units',
    '1;MAR-10;Klem tali;3;pcs\n2;00123-A;Cincin jarak;2;pcs',
    [
      ['MAR-10', '3 pcs', 'Klem tali'],
      ['00123-A', '2 pcs', 'Cincin jarak'],
    ],
  ],
  [
    'no headings: the names before the part numbers',
    'Rope clamp;MAR-10;3\nSpacer ring;RNG-123;2',
    [
      ['MAR-10', '3', 'Rope clamp'],
      ['RNG-123', '2', 'Spacer ring'],
    ],
  ],
  [
    'no headings: designators before the part numbers',
    'R103;RC0603-10K;1\nC19;GRM188-100N;1',
    [
      ['RC0603-10K', '1'],
      ['GRM188-100N', '1'],
    ],
  ],
  [
    'items that are numbers of lines, and descriptions',
    'Item;Description;Qty\n1;Ball valve;4\n2;V-belt;2',
    [
      ['Ball valve', '4'],
      ['V-belt', '2'],
    ],
  ],
  [
    'no headings: numbers alone, the first of lines',
    '1;6204;10\n2;6205;20',
    [
      ['6204', '10'],
      ['6205', '20'],
    ],
  ],
  ['a sum of prices', 'Kode;Nama;Jumlah Harga\nMAR-10;Klem;12345', [['MAR-10', '', 'Klem']]],
  [
    'a part number that is also a word of sums',
    'Kode;Nama;Jumlah\nTotal;Palu 2 kg;5',
    [['Total', '5', 'Palu 2 kg']],
  ],
  [
    'a row of two columns whose quantity was forgotten',
    'Nama Barang;Jumlah\nSarung tangan;\nHelm;2',
    [
      ['Sarung tangan', ''],
      ['Helm', '2'],
    ],
  ],
  [
    'quantities with their units, and a title without a digit',
    'Nama Barang;Jumlah\nAlat kerja:;\nSarung tangan;12 psg\nKabel 2 x 1,5;',
    [
      ['Sarung tangan', '12 psg'],
      ['Kabel 2 x 1,5', ''],
    ],
  ],
  [
    'what each row comes to under Jumlah',
    'Kode|Nama|Harga|Jumlah\nA-1|Baut|25.000|250.000',
    [['A-1', '', 'Baut']],
  ],
  [
    'what each row comes to behind a unit price',
    'No|Nama Barang|Harga Satuan|Jumlah\n1|Baut|25.000|250.000\n2|Mur|1.000|1.000',
    [
      ['Baut', ''],
      ['Mur', ''],
    ],
  ],
  ['Jumlah in rupiah', 'Kode|Jumlah\nA-1|Rp 250.000', [['A-1', '']]],
  [
    'Jumlah before the price that it is a multiple of',
    'Kode|Jumlah|Harga\nA-1|250.000|25.000\nA-2|60000|30000',
    [
      ['A-1', ''],
      ['A-2', ''],
    ],
  ],
  [
    'what a discount leaves of a price',
    'Kode|Nama|Harga|Diskon|Jumlah\nA-1|Baut|25000|10|22500',
    [['A-1', '', 'Baut']],
  ],
  [
    'Jumlah behind a price, and lower',
    'Kode|Harga|Jumlah\nA-1|25.000|10\nA-2|1.000|3',
    [
      ['A-1', '10'],
      ['A-2', '3'],
    ],
  ],
  [
    'Jumlah behind a price that is still to be filled in',
    'Kode|Harga|Jumlah|Satuan\nA-1||10|pcs',
    [['A-1', '10 pcs']],
  ],
  [
    'Jumlah as a quantity and as what it comes to',
    'Kode|Jumlah|Harga|Jumlah\nA-1|10|25.000|250.000',
    [['A-1', '10']],
  ],
  ['a quantity beside Total', 'Kode|Nama|Total\nA-1|Baut|250.000', [['A-1', '', 'Baut']]],
  ['a price under @', 'Kode|Nama|@|Jumlah\nA-1|Baut|25.000|250.000', [['A-1', '', 'Baut']]],
  [
    'rows without a code and a quantity',
    'No|Kode Barang|Nama Barang|Jumlah\n1|ST-1|Sepatu|5\n2||Sarung tangan karet|\n3||Lem silikon|',
    [
      ['ST-1', '5', 'Sepatu'],
      ['Sarung tangan karet', ''],
      ['Lem silikon', ''],
    ],
  ],
  [
    'no headings: numbered codes in two columns',
    '1|ABC-100\n2|ABC-200\n3|ABC-300',
    [
      ['ABC-100', ''],
      ['ABC-200', ''],
      ['ABC-300', ''],
    ],
  ],
  [
    'no headings: lines counted in tens',
    '10|ABC-100\n20|ABC-200\n30|ABC-300',
    [
      ['ABC-100', ''],
      ['ABC-200', ''],
      ['ABC-300', ''],
    ],
  ],
  [
    'no headings: numbered, with prices',
    '1|A-100|25.000\n2|A-200|30.000',
    [
      ['A-100', ''],
      ['A-200', ''],
    ],
  ],
  [
    'no headings: prices in rupiah',
    'A-100|Rp 500\nA-200|Rp 30.000',
    [
      ['A-100', ''],
      ['A-200', ''],
    ],
  ],
  [
    'no headings: a quantity, a price and what it comes to',
    'A-100|Baut|10|25.000|250.000\nA-200|Mur|1.500|1.000|1.500.000\nA-300|Ring|5|9.000|45.000',
    [
      ['A-100', '10', 'Baut'],
      ['A-200', '1.500', 'Mur'],
      ['A-300', '5', 'Ring'],
    ],
  ],
  [
    'no headings: prices of which one is low',
    'A-100|25.000\nA-200|900\nA-300|1.250',
    [
      ['A-100', ''],
      ['A-200', ''],
      ['A-300', ''],
    ],
  ],
  [
    'no headings: prices that are numbers of a sheet',
    [
      ['A-100', 25_000],
      ['A-200', 30_000],
    ],
    [
      ['A-100', ''],
      ['A-200', ''],
    ],
  ],
  [
    'no headings: a price without marks behind the quantity',
    'A-100|10|25000\nA-200|4|1500',
    [
      ['A-100', '10'],
      ['A-200', '4'],
    ],
  ],
  [
    'no headings: two numbers of which either may be the quantity',
    'A-100|10|250\nA-200|4|15',
    [
      ['A-100', ''],
      ['A-200', ''],
    ],
  ],
  [
    'no headings: dates',
    'A-100|10.03.2026\nA-200|11.03.2026',
    [
      ['A-100', ''],
      ['A-200', ''],
    ],
  ],
  ['no headings: a date before the quantity', 'A-100|10.03.2026|4', [['A-100', '4']]],
  ['no headings: a code and its name', '6204-2RS|Bearing', [['6204-2RS', '', 'Bearing']]],
  [
    'no headings: numbered codes and their names',
    '1|6204-2RS|Bearing\n2|HB-M8|Baut',
    [
      ['6204-2RS', '', 'Bearing'],
      ['HB-M8', '', 'Baut'],
    ],
  ],
  [
    'no headings: quantities with their units',
    'A-100|Baut|1 box\nA-200|Mur|20 pcs',
    [
      ['A-100', '1 box', 'Baut'],
      ['A-200', '20 pcs', 'Mur'],
    ],
  ],
  ['no headings: a quantity that has to be asked', 'A-100|2 x 100', [['A-100', '2 x 100']]],
  [
    'part numbers under Reference',
    'Reference|Description|Qty\nLC1D09M7|Contactor|2\nGV2ME08|Breaker|1',
    [
      ['LC1D09M7', '2', 'Contactor'],
      ['GV2ME08', '1', 'Breaker'],
    ],
  ],
  ['part numbers under Ref', 'Ref;Qty\nLC1D09M7;2', [['LC1D09M7', '2']]],
  ['part numbers under Nomor Referensi', 'Nomor Referensi;Jumlah\nLC1D09M7;2', [['LC1D09M7', '2']]],
  [
    'designators under Reference',
    'Reference,Description,Qty\nR1-R4,Resistor 10 k,4\nC19,Capacitor,1',
    [
      ['Resistor 10 k', '4'],
      ['Capacitor', '1'],
    ],
  ],
  [
    'the number of an order under Reference',
    'Reference,Description,Qty\nRFQ-2026-7,Contactor,4\nRFQ-2026-7,Breaker,1',
    [
      ['Contactor', '4'],
      ['Breaker', '1'],
    ],
  ],
  ['how many are in a box', 'Kode|Nama|Qty/Box\nA-1|Baut|100', [['A-1', '', 'Baut']]],
  ['how many are in a box, beside the quantity', 'Kode|Qty per box|Qty\nA-1|100|3', [['A-1', '3']]],
  [
    'what is in stock and must be',
    'Kode|Nama|Stok|Min|Qty on hand\nA-1|Baut|100|20|90',
    [['A-1', '', 'Baut']],
  ],
  ['what was delivered and is left', 'Kode|Qty Order|Qty Terkirim|Sisa\nA-1|100|20|80', [['A-1', '100']]],
  ['two quantities that differ', 'Kode|Qty PR|Qty PO\nA-1|100|80', [['A-1', '']]],
  ['two quantities that agree', 'Kode|Qty PR|Qty PO\nA-1|80|80', [['A-1', '80']]],
  [
    'the quantity of an order',
    'Kode|Qty PO|Sat|Keterangan\nA-1|80|bh|segera',
    [['A-1', '80 bh', undefined, 'segera']],
  ],
  ['quantities of several branches', 'Kode|Qty Jakarta|Qty Medan\nA-1|4|5', [['A-1', '']]],
  ['discounts and taxes', 'Kode|Nama|Disc|PPN|Potongan\nA-1|Baut|10|11|5', [['A-1', '', 'Baut']]],
  [
    'lines that are numbered without a heading',
    '|Kode|Nama\n1|A-1|Baut\n2|A-2|Mur',
    [
      ['A-1', '', 'Baut'],
      ['A-2', '', 'Mur'],
    ],
  ],
  ['prices without a heading', 'Kode|Nama|\nA-1|Baut|25.000', [['A-1', '', 'Baut']]],
  ['a price under Unit', 'Kode|Nama|Unit\nA-1|Baut|25.000', [['A-1', '', 'Baut']]],
  [
    'no headings: two numbered codes without a digit',
    '1|A\n2|B',
    [
      ['A', ''],
      ['B', ''],
    ],
  ],
  [
    'no headings: numbers of lines behind the codes',
    'ABC-100|1\nABC-200|2\nABC-300|3',
    [
      ['ABC-100', ''],
      ['ABC-200', ''],
      ['ABC-300', ''],
    ],
  ],
  [
    'no headings: numbers of lines between code and name, and quantities',
    'ABC-100|1|Baut|5\nABC-200|2|Mur|8\nABC-300|3|Ring|9',
    [
      ['ABC-100', '5', 'Baut'],
      ['ABC-200', '8', 'Mur'],
      ['ABC-300', '9', 'Ring'],
    ],
  ],
  ['no headings: one row of one piece', 'ABC-100|1', [['ABC-100', '1']]],
  [
    'no headings: one piece of one, two of the other',
    'ABC-100|1\nABC-200|2',
    [
      ['ABC-100', '1'],
      ['ABC-200', '2'],
    ],
  ],
  [
    'no headings: quantities of which two are the same in a row',
    'ABC-100|1\nABC-200|1\nABC-300|2',
    [
      ['ABC-100', '1'],
      ['ABC-200', '1'],
      ['ABC-300', '2'],
    ],
  ],
  [
    'no headings: quantities before the codes, two of them the same in a row',
    '1|ABC-100\n1|ABC-200\n2|ABC-300',
    [
      ['ABC-100', '1'],
      ['ABC-200', '1'],
      ['ABC-300', '2'],
    ],
  ],
  [
    'numbers under Qty/Unit',
    'Kode|Qty/Unit\nA-1|5\nA-2|10',
    [
      ['A-1', '5'],
      ['A-2', '10'],
    ],
  ],
  [
    'quantities with their units under Qty/Satuan',
    'Nama Barang|Qty/Satuan\nBaut M8|10 pcs\nMur M8|2 dus',
    [
      ['Baut M8', '10 pcs'],
      ['Mur M8', '2 dus'],
    ],
  ],
  ['numbers under Qty/Unit beside Qty', 'Kode|Qty|Qty/Unit\nA-1|5|2', [['A-1', '5']]],
  [
    'a message with greetings, numbered',
    'Mohon penawaran untuk:\n1. 6204-2RS 10 pcs\n2. V-belt A-50 4 bh\n3. Baut M8 x 30 100 pcs\nTerima kasih',
    [
      ['6204-2RS', '10 pcs'],
      ['V-belt A-50', '4 bh'],
      ['Baut M8 x 30', '100 pcs'],
    ],
  ],
  [
    'a message with bullets and colons',
    'Please quote:\n- 6204-2RS: 10\n- HB-M8: 200\n- MAR-10 (3)',
    [
      ['6204-2RS', '10'],
      ['HB-M8', '200'],
      ['MAR-10', '3'],
    ],
  ],
  [
    'a message with the quantities first',
    '10 x 6204-2RS\n4 x V-belt A-50\n2 pcs HB-M8',
    [
      ['6204-2RS', '10'],
      ['V-belt A-50', '4'],
      ['HB-M8', '2 pcs'],
    ],
  ],
  [
    'codes and numbers typed with blanks between',
    '6204-2RS 10\nHB-M8 ..... 200\n00123 = 5',
    [
      ['6204-2RS', '10'],
      ['HB-M8', '200'],
      ['00123', '5'],
    ],
  ],
  [
    'codes that are numbered behind, typed with blanks between',
    'ABC-100 1\nABC-200 2\nABC-300 3',
    [
      ['ABC-100', ''],
      ['ABC-200', ''],
      ['ABC-300', ''],
    ],
  ],
  ['one code and one piece, typed with a blank between', 'ABC-100 1', [['ABC-100', '1']]],
  [
    'sizes and lengths, which are names',
    'M8 x 30\nSelang 3 m\nbearing 6204 4',
    [
      ['M8 x 30', ''],
      ['Selang 3 m', ''],
      ['bearing 6204 4', ''],
    ],
  ],
  [
    'codes and quantities behind commas',
    'MAR-10, 3 pcs\nHB-M8, 20 pcs',
    [
      ['MAR-10', '3 pcs'],
      ['HB-M8', '20 pcs'],
    ],
  ],
  [
    'numbered codes and quantities behind commas',
    '1. MAR-10, 3 pcs\n2. HB-M8, 20 pcs',
    [
      ['MAR-10', '3 pcs'],
      ['HB-M8', '20 pcs'],
    ],
  ],
  [
    'a purchase requisition with a title, a date and a signature',
    [
      ['PURCHASE REQUISITION'],
      ['Doc. No.: PR-2026-0113', '', '', 'Date:', '2026-03-02'],
      ['S/N', 'Description', 'P/N', 'Req. Qty', 'UoM', 'Remarks'],
      [1, 'Rope clamp', 'MAR-10', 3, 'EA', 'urgent'],
      [2, 'Spacer ring', '00123', 12, 'EA', ''],
      ['Requested by', '', '', 'Approved by', '', ''],
    ],
    [
      ['MAR-10', '3 EA', 'Rope clamp', 'urgent'],
      ['00123', '12 EA', 'Spacer ring'],
    ],
  ],
  [
    'names below the place where one signs',
    [
      ['No', 'Nama Barang', 'Jumlah', 'Satuan'],
      [1, 'Sarung tangan', 12, 'psg'],
      [2, 'Helm', 2, 'bh'],
      ['', 'Dibuat oleh,', '', 'Disetujui oleh,'],
      ['', 'Budi', '', 'Sari'],
    ],
    [
      ['Sarung tangan', '12 psg'],
      ['Helm', '2 bh'],
    ],
  ],
  [
    'an export of a materials system',
    'Material\tShort Text\tOrder Quantity\tOrder Unit\tPlant\n000000001234567\tCLAMP ROPE\t3\tEA\t1000\n000000001234568\tRING\t12\tEA\t1000',
    [
      ['000000001234567', '3 EA', 'CLAMP ROPE'],
      ['000000001234568', '12 EA', 'RING'],
    ],
  ],
  [
    'an export of an Indonesian bookkeeping program',
    'Kode Barang;Nama Barang;Kts.;Satuan;Harga;Diskon %;Total Harga\nMAR-10;Klem;3,00;PCS;12.345,00;0;37.035,00',
    [['MAR-10', '3,00 PCS', 'Klem']],
  ],
  [
    'headings in both languages in one cell',
    'Kode / Code;Nama / Name;Jumlah / Qty;Satuan / Unit\nMAR-10;Klem;3;bh',
    [['MAR-10', '3 bh', 'Klem']],
  ],
  [
    'the unit in the heading of quantities',
    'Kode;Isi per dus;Order (dus)\nMAR-10;100;3\nHB-M8;50;2 pcs',
    [
      ['MAR-10', '3 dus'],
      ['HB-M8', '2 pcs'],
    ],
  ],
  [
    'quantities in words, too',
    'Kode;Nama;Kebutuhan\nMAR-10;Klem;3 (tiga)\nHB-M8;Baut;2 (dus)',
    [
      ['MAR-10', '3', 'Klem'],
      ['HB-M8', '2 dus', 'Baut'],
    ],
  ],
  [
    'the new part number beside the old one',
    'Old Part No|New Part No|Qty\nMAR-9|MAR-10|3',
    [['MAR-10', '3']],
  ],
  [
    'the number of the part beside an alternative',
    'Part No;Alternative Part No;Qty\nMAR-10;MAR-11;3',
    [['MAR-10', '3']],
  ],
  [
    'quantities of several months, which are asked',
    'Kode;Nama;Jan;Feb;Mar\nMAR-10;Klem;3;4;5',
    [['MAR-10', '', 'Klem']],
  ],
  [
    'a bill of quantities in sections',
    [
      ['NO', 'URAIAN', 'VOL', 'SAT'],
      ['I', 'PEKERJAAN PIPA', '', ''],
      [1, 'Pipa PVC 4 inch', 10, 'btg'],
      ['II', 'PEKERJAAN BAUT', '', ''],
      [1, 'Baut M8x30', 100, 'bh'],
      ['', 'JUMLAH', 110, ''],
    ],
    [
      ['Pipa PVC 4 inch', '10 btg'],
      ['Baut M8x30', '100 bh'],
    ],
  ],
  [
    'headings over several lines of one cell, and what was issued',
    [
      ['PART\nNUMBER', 'QTY\nREQ.', 'QTY\nISSUED'],
      ['MAR-10', 3, ''],
      ['00123', 2, 1],
    ],
    [
      ['MAR-10', '3'],
      ['00123', '2'],
    ],
  ],
  [
    'no headings: the brand before the part numbers',
    'Contoh;6204-2RS;10\nContoh;6305ZZ;4',
    [
      ['6204-2RS', '10', 'Contoh'],
      ['6305ZZ', '4', 'Contoh'],
    ],
  ],
  [
    'inches and commas in quotation marks',
    'Description,Part,Qty\n"Valve, ball 1/2"" brass",BV-12,4\nElbow 3/4",EL-34,6',
    [
      ['BV-12', '4', 'Valve, ball 1/2" brass'],
      ['EL-34', '6', 'Elbow 3/4"'],
    ],
  ],
  [
    'the export of a marketplace',
    'Line Item,Seller SKU,ASIN,Quantity Ordered,Item Price\n1,MAR-10,B00X,3,12.50\n2,RNG-2,B00Y,2,1.00',
    [
      ['MAR-10', '3'],
      ['RNG-2', '2'],
    ],
  ],
]

test.each(lists)('reads %s', (_, list, expected) => {
  const cells = typeof list === 'string' ? (textCells(list, { rows: 100, columns: 20 }) as string[][]) : list
  const { rows } = orderRowsIn(cells)
  expect(
    rows.map(({ part_number, quantity, description, note }) => [part_number, quantity, description, note]),
  ).toEqual(expected.map((row) => [row[0], row[1], row[2], row[3]]))
})

test('what is no row is counted, and titles are named', () => {
  const table = [
    ['Kode', 'Nama', 'Jumlah', 'Harga'],
    ['', 'A. Bearing', '', ''],
    ['MAR-10', 'Klem', '3', '100'],
    ['', 'Sub Total', '', 'Rp 300'],
    ['', 'Total', '', '300'],
  ]
  expect(orderRowsIn(table)).toMatchObject({ sumRows: 2, titles: ['A. Bearing'], hasQuantities: true })
})

test('greetings and signatures are named among what is no row', () => {
  expect(orderRowsIn([['Mohon penawaran:'], ['6204-2RS 10 pcs'], ['Terima kasih']])).toMatchObject({
    titles: ['Mohon penawaran:', 'Terima kasih'],
    rows: [{ part_number: '6204-2RS', quantity: '10 pcs' }],
  })
  const signed = [
    ['Kode', 'Jumlah'],
    ['MAR-10', '3'],
    ['Dibuat oleh', 'Disetujui oleh'],
  ]
  expect(orderRowsIn(signed)).toMatchObject({ titles: ['Dibuat oleh'], rows: [{ part_number: 'MAR-10' }] })
})

test('a title is named by its words', () => {
  const table = [
    ['No', 'Kode', 'Nama Barang', 'Jumlah'],
    ['A.', '', 'BEARING', ''],
    ['1', '', 'Sarung tangan karet', ''],
  ]
  expect(orderRowsIn(table)).toMatchObject({
    titles: ['BEARING'],
    rows: [{ part_number: 'Sarung tangan karet' }],
  })
})

test.each([
  [
    'headings of a list',
    [
      ['Part number', 'Qty'],
      ['MAR-10', '3'],
    ],
    true,
  ],
  ['headings alone', [['Kode Barang', 'Nama Barang', 'Jumlah']], true],
  ['part numbers alone', [['6204-2RS'], ['HB-M8-30']], true],
  [
    'part numbers and quantities',
    [
      ['clamp', '3'],
      ['ring', '2'],
    ],
    true,
  ],
  ['sentences', [['How to use this form'], ['Fill in the sheet Order and send it.']], false],
  ['sentences that name columns', [['Isi kolom kode barang'], ['Jangan ubah judul kolom']], false],
  ['units to choose from', [['Unit'], ['pcs'], ['box']], false],
  ['nothing', [], false],
])('%s are a list: %3$s', (_, table, isList) => {
  expect(orderRowsIn(table).isList).toBe(isList)
})
