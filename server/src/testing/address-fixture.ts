/** An address that nothing is wrong with, as a client sends it. */
export const address = (differently: Readonly<Record<string, unknown>> = {}) => ({
  label: 'Gudang',
  recipient: 'Ujang Rekaan',
  phone: '0812-0000-0001',
  street: 'Jl. Uji No. 7',
  rt: '3',
  rw: '012',
  province_id: 32,
  city_id: 3216,
  district_id: 321606,
  subdistrict_id: 3216062002,
  postal_code: '17530',
  note: 'Gate 3, 8am to 3pm',
  ...differently,
})

/** The same as it is stored. */
export const storedAddress = { ...address(), phone: '+6281200000001', rt: '003' }
