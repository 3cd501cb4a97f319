import { referenceList } from './reference-list.ts'

/**
 * Legal forms by which Indonesian companies register: UU 40/2007 (PT, and by UU 25/2007 with foreign capital: PMA), KUHD
 * articles 16–35 (Firma, CV), UU 25/1992 (Koperasi), UU 16/2001 (Yayasan), UU 19/2003 (BUMN), PP 54/2017 (BUMD).
 */
export const companyTypes = referenceList([
  {
    id: 1,
    code: 'pt',
    name: { en: 'PT (limited liability company)', id: 'PT (Perseroan Terbatas)' },
  },
  {
    id: 2,
    code: 'pt_pma',
    name: { en: 'PT PMA (foreign investment company)', id: 'PT PMA (Penanaman Modal Asing)' },
  },
  {
    id: 3,
    code: 'cv',
    name: { en: 'CV (limited partnership)', id: 'CV (Persekutuan Komanditer)' },
  },
  { id: 4, code: 'firma', name: { en: 'Firma (general partnership)', id: 'Firma' } },
  { id: 5, code: 'koperasi', name: { en: 'Koperasi (cooperative)', id: 'Koperasi' } },
  { id: 6, code: 'yayasan', name: { en: 'Yayasan (foundation)', id: 'Yayasan' } },
  {
    id: 7,
    code: 'bumn',
    name: { en: 'BUMN (state-owned enterprise)', id: 'BUMN (Badan Usaha Milik Negara)' },
  },
  {
    id: 8,
    code: 'bumd',
    name: { en: 'BUMD (region-owned enterprise)', id: 'BUMD (Badan Usaha Milik Daerah)' },
  },
  { id: 9, code: 'government', name: { en: 'Government agency', id: 'Instansi Pemerintah' } },
  {
    id: 10,
    code: 'sole_proprietor',
    name: { en: 'UD or sole proprietor', id: 'UD atau perorangan' },
  },
])
