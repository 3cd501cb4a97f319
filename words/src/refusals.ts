import type { SentenceWith } from './language.ts'
import { registrationRefusals } from './registration-refusals.ts'

interface Bounds {
  readonly minimum?: number | bigint | undefined
  readonly maximum?: number | bigint | undefined
  readonly choices?: string | undefined
}

/** Why a field was refused, by the kind of the fault. */
export const refusalWords = {
  missing: { en: () => 'This field is required.', id: () => 'Isian ini wajib.' },
  wrong_form: {
    en: () => 'This value does not have the right form.',
    id: () => 'Bentuk nilai ini tidak sesuai.',
  },
  too_small: {
    en: ({ minimum }) => `This must be at least ${minimum}.`,
    id: ({ minimum }) => `Nilai ini paling sedikit ${minimum}.`,
  },
  too_big: {
    en: ({ maximum }) => `This must be at most ${maximum}.`,
    id: ({ maximum }) => `Nilai ini paling banyak ${maximum}.`,
  },
  too_long: {
    en: ({ maximum }) => `At most ${maximum} characters are allowed.`,
    id: ({ maximum }) => `Paling banyak ${maximum} karakter.`,
  },
  too_short: {
    en: ({ minimum }) => `Write at least ${minimum} characters.`,
    id: ({ minimum }) => `Tulis paling sedikit ${minimum} karakter.`,
  },
  not_offered: {
    en: ({ choices }) => `Choose one of: ${choices}.`,
    id: ({ choices }) => `Pilih salah satu: ${choices}.`,
  },
  too_deep: {
    en: () => 'Only the first 10,000 rows can be paged through. Narrow the list down.',
    id: () => 'Hanya 10.000 baris pertama yang dapat dibuka. Persempit daftarnya.',
  },
  too_many_filters: {
    en: () => 'At most 10 filters can be set at once. Take one away first.',
    id: () => 'Paling banyak 10 filter sekaligus. Hapus salah satu dahulu.',
  },
  not_a_range: {
    en: () => 'Write a range as lowest-highest, such as 10-25.',
    id: () => 'Tulis rentang sebagai terendah-tertinggi, misalnya 10-25.',
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
  not_a_brand: {
    en: () => 'Write a brand as name_id, such as kuatmor_3.',
    id: () => 'Tulis merek sebagai nama_id, misalnya kuatmor_3.',
  },
  unknown_area: {
    en: () => 'There is no area with this id. Choose one from the list.',
    id: () => 'Tidak ada wilayah dengan id ini. Pilih dari daftar.',
  },
  unknown_company: {
    en: () => 'There is no such company to join.',
    id: () => 'Tidak ada perusahaan tersebut untuk digabungkan.',
  },
  area_elsewhere: {
    en: () => 'This area belongs to another one than the one chosen above it.',
    id: () => 'Wilayah ini berada di bawah wilayah induk lain, bukan yang dipilih di atasnya.',
  },
  ...registrationRefusals,
  own_name_password: {
    en: () => 'This password is too close to your e-mail address or company name. Choose another one.',
    id: () => 'Kata sandi ini terlalu mirip dengan alamat email atau nama perusahaan Anda. Pilih yang lain.',
  },
  already_member: {
    en: () => 'Somebody with this address is a member of your company already.',
    id: () => 'Pemilik alamat ini sudah menjadi anggota perusahaan Anda.',
  },
  wrong_password: {
    en: () => 'This is not your present password.',
    id: () => 'Ini bukan kata sandi Anda saat ini.',
  },
  picture_missing: {
    en: () => 'Choose a picture: JPG, PNG, WebP or AVIF, at most 5 MB.',
    id: () => 'Pilih gambar: JPG, PNG, WebP, atau AVIF, paling besar 5 MB.',
  },
  picture_type: {
    en: () => 'This file is not a picture that can be read. Choose a JPG, PNG, WebP or AVIF.',
    id: () => 'Berkas ini bukan gambar yang dapat dibaca. Pilih JPG, PNG, WebP, atau AVIF.',
  },
  picture_too_large: {
    en: () => 'This picture is larger than 5 MB or 50 megapixels.',
    id: () => 'Gambar ini lebih besar dari 5 MB atau 50 megapiksel.',
  },
  picture_too_small: {
    en: () => 'This picture is too small: each side needs at least 64 pixels.',
    id: () => 'Gambar ini terlalu kecil: setiap sisi paling sedikit 64 piksel.',
  },
} as const satisfies Record<string, SentenceWith<Bounds>>

export type Refusal = keyof typeof refusalWords
