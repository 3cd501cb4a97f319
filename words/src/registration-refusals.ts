import type { SentenceWith } from './language.ts'

/** Why a field of a registration was refused, or what is told of it besides. */
export const registrationRefusals = {
  invalid_npwp: {
    en: () => 'An NPWP has 15 or 16 digits, such as 01.234.567.8-901.000.',
    id: () => 'NPWP terdiri dari 15 atau 16 angka, misalnya 01.234.567.8-901.000.',
  },
  unusual_npwp: {
    en: () =>
      'The check digit of this NPWP does not fit. Compare it with the card; if it is right, simply go on.',
    id: () =>
      'Angka pemeriksa NPWP ini tidak cocok. Bandingkan dengan kartunya; bila sudah benar, lanjutkan saja.',
  },
  invalid_nitku: {
    en: () => 'A NITKU is the NPWP and 6 more digits: write those 6, or all 22.',
    id: () => 'NITKU adalah NPWP dan 6 angka tambahan: tulis 6 angka itu, atau ke-22 angkanya.',
  },
  nitku_elsewhere: {
    en: () => 'This NITKU does not begin with the NPWP above.',
    id: () => 'NITKU ini tidak diawali NPWP di atas.',
  },
  invalid_nib: { en: () => 'A NIB has 13 digits.', id: () => 'NIB terdiri dari 13 angka.' },
  invalid_neighbourhood: {
    en: () => 'RT and RW have up to 3 digits.',
    id: () => 'RT dan RW paling banyak 3 angka.',
  },
  invalid_postal_code: {
    en: () => 'A postal code has 5 digits.',
    id: () => 'Kode pos terdiri dari 5 angka.',
  },
  invalid_email: {
    en: () => 'Write an email address, such as name@company.co.id.',
    id: () => 'Tulis alamat email, misalnya nama@perusahaan.co.id.',
  },
  invalid_mobile: {
    en: () => 'Write an Indonesian mobile number, such as +62 812 3456 7890.',
    id: () => 'Tulis nomor ponsel Indonesia, misalnya +62 812 3456 7890.',
  },
  invalid_phone: {
    en: () => 'Write a phone number with its area code, such as 021 5550100.',
    id: () => 'Tulis nomor telepon dengan kode area, misalnya 021 5550100.',
  },
  invalid_extension: {
    en: () => 'An extension has up to 6 digits.',
    id: () => 'Ekstensi paling banyak 6 angka.',
  },
  phone_missing: {
    en: () => 'Write the number that this extension belongs to.',
    id: () => 'Tulis nomor telepon untuk ekstensi ini.',
  },
  common_password: {
    en: () => 'This password is one of those that are tried first. Choose another one.',
    id: () => 'Kata sandi ini termasuk yang pertama kali ditebak. Pilih yang lain.',
  },
  consent_needed: {
    en: () => 'Please read both texts and agree to them.',
    id: () => 'Silakan baca kedua naskah dan setujui.',
  },
  text_changed: {
    en: () => 'This text has changed since it was shown. Please read it again and agree once more.',
    id: () => 'Naskah ini berubah sejak ditampilkan. Silakan baca lagi, lalu setujui kembali.',
  },
  document_missing: {
    en: () => 'Choose a file: PDF, JPG or PNG, at most 10 MB.',
    id: () => 'Pilih berkas: PDF, JPG, atau PNG, paling besar 10 MB.',
  },
  document_type: {
    en: () => 'This file is no PDF, JPG or PNG.',
    id: () => 'Berkas ini bukan PDF, JPG, atau PNG.',
  },
  document_name: {
    en: () => 'This file is not what its name says. Save it as PDF, JPG or PNG once more.',
    id: () => 'Isi berkas ini tidak sesuai dengan namanya. Simpan ulang sebagai PDF, JPG, atau PNG.',
  },
  document_too_large: {
    en: () => 'This file is larger than 10 MB.',
    id: () => 'Berkas ini lebih besar dari 10 MB.',
  },
  unknown_entry: {
    en: () => 'There is no such entry. Choose one from the list.',
    id: () => 'Tidak ada pilihan seperti itu. Pilih dari daftar.',
  },
  invalid_text: {
    en: () => 'This text holds signs that can not be kept. Write it again by hand.',
    id: () => 'Teks ini memuat tanda yang tidak dapat disimpan. Tulis ulang secara manual.',
  },
} as const satisfies Record<string, SentenceWith<object>>
