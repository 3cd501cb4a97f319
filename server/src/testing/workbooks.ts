import { strToU8, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file of these bytes. */
export const toUploadFile = (bytes: Uint8Array | string, name = 'list.xlsx'): File =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type: XLSX })

/** A workbook of one sheet with these cells. */
export const buildWorkbook = async (cells: readonly (readonly (string | number)[])[], name?: string) =>
  toUploadFile(await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer(), name)

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The bytes of a workbook whose sheet is this XML, as a program writes it that is no spreadsheet. */
export const workbookBytes = (
  sheetData: string,
  after = '',
  parts: Readonly<Record<string, string>> = {},
): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
        'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData>${after}</worksheet>`,
        ...parts,
      }).map(([path, text]) => [path, strToU8(text)]),
    ),
  )

/** A row of a sheet as XML: texts and numbers. */
export const rowXml = (row: number, ...cells: readonly (string | number)[]): string =>
  `<row r="${row}">${cells
    .map((cell, at) => {
      const ref = `${String.fromCharCode(65 + at)}${row}`
      return typeof cell === 'number'
        ? `<c r="${ref}"><v>${cell}</v></c>`
        : `<c r="${ref}" t="inlineStr"><is><t>${cell}</t></is></c>`
    })
    .join('')}</row>`

/** A workbook whose cells all name one shared text. */
export const sharedTextWorkbook = (text: string, rows: number, columns: number): Uint8Array =>
  workbookBytes(`<row>${'<c t="s"><v>0</v></c>'.repeat(columns)}</row>`.repeat(rows), '', {
    'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>`,
  })
