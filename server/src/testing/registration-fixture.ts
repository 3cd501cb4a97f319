/** A document by its first bytes, as long as is asked for. */
export const pdf = (size = 200, name = 'npwp.pdf'): File =>
  new File([`%PDF-1.7\n${'x'.repeat(Math.max(0, size - 9))}`], name, { type: 'application/pdf' })

/** A picture of 64 by 64 pixels. */
export const picture = (): File =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEUzRFUOQ0lpAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYw+3BgQAA' +
          'AADDoPlT3+AEVQEAAAB8AxBAAAEZszF2AAAAAElFTkSuQmCC',
        'base64',
      ),
    ],
    'saya.png',
    { type: 'image/png' },
  )

/** A registration that nothing is wrong with, of an invented company; `differently` replaces or, undefined, takes out. */
export const registration = (
  differently: Readonly<Record<string, string | File | undefined>> = {},
): Record<string, string | File> => {
  const fields: Record<string, string | File | undefined> = {
    company_type_id: '1',
    legal_name: 'PT Uji Registrasi',
    trade_name: 'Uji Jaya',
    npwp: '00.000.000.0-000.000',
    nitku: '',
    is_pkp: 'true',
    nib: '0000000000001',
    customer_classification_id: '1',
    customer_industry_id: '25',
    industrial_estate_id: '2',
    street: 'Jl. Uji No. 7',
    rt: '3',
    rw: '012',
    province_id: '32',
    city_id: '3216',
    district_id: '321606',
    subdistrict_id: '3216062002',
    postal_code: '17530',
    name: 'Ujang Rekaan',
    position: 'Pembelian',
    customer_department_id: '1',
    email: 'ujang@uji.test',
    mobile: '0812-0000-0001',
    phone: '021 5550177',
    phone_extension: '12',
    password: 'kuda baterai jepit',
    language: 'id',
    terms_version: '2026-11-02',
    privacy_version: '2026-03-04',
    consent: 'true',
    npwp_document: pdf(),
    nib_document: new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'nib.png'),
    ...differently,
  }
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string | File] => field[1] !== undefined),
  )
}

/** The same as it is sent. */
export const toFormData = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
