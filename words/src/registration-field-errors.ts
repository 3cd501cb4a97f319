import type { SentenceWith } from './language.ts'

/** Errors and warnings of a registration's fields. */
export const registrationFieldErrors = {
  invalid_npwp: {
    en: () => 'An NPWP has 15 or 16 digits, such as 01.234.567.8-901.000.',
    id: () => 'NPWP terdiri dari 15 atau 16 digit, misalnya 01.234.567.8-901.000.',
  },
  unusual_npwp: {
    en: () =>
      "The check digit of this NPWP doesn't match. Compare it with the card; if it's correct, continue.",
    id: () =>
      'Digit pemeriksa NPWP ini tidak cocok. Bandingkan dengan kartunya; jika sudah benar, lanjutkan saja.',
  },
  invalid_nitku: {
    en: () => 'A NITKU is the NPWP plus 6 digits: enter those 6, or all 22.',
    id: () => 'NITKU adalah NPWP ditambah 6 digit: isi 6 digit tersebut atau seluruh 22 digit.',
  },
  nitku_elsewhere: {
    en: () => "This NITKU doesn't start with the NPWP above.",
    id: () => 'NITKU ini tidak diawali NPWP di atas.',
  },
  invalid_nib: { en: () => 'A NIB has 13 digits.', id: () => 'NIB terdiri dari 13 digit.' },
  invalid_neighbourhood: {
    en: () => 'RT and RW have up to 3 digits.',
    id: () => 'RT dan RW maksimal 3 digit.',
  },
  invalid_postal_code: {
    en: () => 'A postal code has 5 digits.',
    id: () => 'Kode pos terdiri dari 5 digit.',
  },
  invalid_email: {
    en: () => 'Enter an email address, for example name@company.co.id.',
    id: () => 'Masukkan alamat email, misalnya nama@perusahaan.co.id.',
  },
  invalid_mobile: {
    en: () => 'Enter an Indonesian mobile number, for example +62 812 3456 7890.',
    id: () => 'Masukkan nomor ponsel Indonesia, misalnya +62 812 3456 7890.',
  },
  invalid_phone: {
    en: () => 'Enter a phone number with its area code, for example 021 5550100.',
    id: () => 'Masukkan nomor telepon dengan kode area, misalnya 021 5550100.',
  },
  invalid_extension: {
    en: () => 'An extension has up to 6 digits.',
    id: () => 'Ekstensi maksimal 6 digit.',
  },
  phone_missing: {
    en: () => 'Enter the phone number for this extension.',
    id: () => 'Masukkan nomor telepon untuk ekstensi ini.',
  },
  common_password: {
    en: () => 'This password is too easy to guess. Choose another one.',
    id: () => 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
  },
  consent_needed: {
    en: () => 'Please read and accept both documents.',
    id: () => 'Silakan baca dan setujui kedua dokumen.',
  },
  text_changed: {
    en: () => 'This document has changed since you opened the form. Please read and accept it again.',
    id: () => 'Dokumen ini berubah sejak formulir dibuka. Silakan baca dan setujui kembali.',
  },
  document_missing: {
    en: () => 'Choose a file: PDF, JPG or PNG, up to 10 MB.',
    id: () => 'Pilih file: PDF, JPG, atau PNG, maksimal 10 MB.',
  },
  document_type: {
    en: () => "This file isn't a PDF, JPG or PNG.",
    id: () => 'File ini bukan PDF, JPG, atau PNG.',
  },
  document_name: {
    en: () => "This file's content doesn't match its name. Save it again as PDF, JPG or PNG.",
    id: () => 'Isi file ini tidak sesuai dengan namanya. Simpan ulang sebagai PDF, JPG, atau PNG.',
  },
  document_too_large: {
    en: () => 'This file is larger than 10 MB.',
    id: () => 'File ini lebih besar dari 10 MB.',
  },
  unknown_entry: {
    en: () => 'No match found. Choose one from the list.',
    id: () => 'Pilihan tidak ditemukan. Pilih dari daftar.',
  },
  invalid_text: {
    en: () => "This text contains characters that can't be saved. Type it again.",
    id: () => 'Teks ini memuat karakter yang tidak dapat disimpan. Ketik ulang teksnya.',
  },
} as const satisfies Record<string, SentenceWith<object>>
