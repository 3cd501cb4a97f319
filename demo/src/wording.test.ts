import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const words = join(import.meta.dirname, '../../words')
const sources = ['messages', 'src'].flatMap((folder) =>
  readdirSync(join(words, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|ts)$/.test(name) && !name.includes('.test.'))
    .map((name): [string, string] => [name, readFileSync(join(words, folder, name), 'utf8')]),
)
const content = join(import.meta.dirname, '../content')
const documents = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:md|yaml)$/.test(name))
  .map((name): [string, string] => [name, readFileSync(join(content, name), 'utf8')])
const catalogue = join(import.meta.dirname, '../catalogue')
const tables = readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:csv|json)$/.test(name))
  .map((name): [string, string] => [name, readFileSync(join(catalogue, name), 'utf8')])
const texts = [...sources, ...documents, ...tables] as const

interface Avoided {
  readonly word: RegExp
  readonly instead: string
  /** Where it has to stand, and why. */
  readonly but?: readonly [place: RegExp, why: string]
}

/** Words a native reader stumbles over, and their replacements. */
const avoided: readonly Avoided[] = [
  { word: /where you are logged in/gi, instead: 'Your devices' },
  { word: /present password/gi, instead: 'Current password' },
  { word: /\bcan not\b/gi, instead: "can't" },
  { word: /counts from the next page/gi, instead: 'Role updated' },
  { word: /link works once/gi, instead: 'This link can be used once' },
  { word: /how far your registration/gi, instead: 'Check your registration status' },
  { word: /unwanted mail/gi, instead: 'Check your spam folder' },
  { word: /something more to go on/gi, instead: 'We need more information' },
  { word: /default for bills/gi, instead: 'Default billing address' },
  { word: /"You are a"/g, instead: 'Business type' },
  { word: /version that holds/gi, instead: 'the current version' },
  { word: /nothing of this name/gi, instead: 'No match found' },
  { word: /words that belong together only/gi, instead: 'several unrelated words' },
  {
    word: /try to use the search/gi,
    instead: 'Try searching',
    but: [/looking for\. Try to use the search/g, "the specification's text of the error page"],
  },
  { word: /in whose middle/gi, instead: 'mid-range' },
  { word: /ratings of every day/gi, instead: 'common ratings' },
  { word: /pop like corn/gi, instead: 'can blister the lining' },
  { word: /good day,/gi, instead: 'Hello,' },
  { word: /bantalan (?:bola|rol|jarum)/gi, instead: 'bearing' },
  {
    word: /\blangkah(?:nya)?\b/gi,
    instead: 'stroke',
    but: [/empat langkah|"Langkah[" ]|<th>Langkah<|dalam satu langkah|Langkah 5°/g, 'a step, not a stroke'],
  },
  { word: /diameter silinder|silinder diameter|silinder hingga diameter/gi, instead: 'bore' },
  { word: /sabuk v\b/gi, instead: 'V-belt' },
  { word: /kelenjar kabel/gi, instead: 'cable gland' },
  { word: /pemutus sirkuit/gi, instead: 'MCB' },
  { word: /penyiap udara/gi, instead: 'pengolah udara (FRL)' },
  { word: /pelumas udara/gi, instead: 'lubricator' },
  { word: /sakelar|saklar/gi, instead: 'switch', but: [/Saklarindo/gi, 'a brand of the demo'] },
  { word: /katup dudukan miring/gi, instead: 'angle seat valve' },
  {
    word: /\bsil\b|\bperapat\b/gi,
    instead: 'seal',
    but: [/(?:HOSE|SPRAY|SPR)-SIL\b/gi, 'codes of silicone products'],
  },
  { word: /\bbuah\b/gi, instead: 'pcs' },
  { word: /stok siap/gi, instead: 'Ready stock' },
  { word: /harga daftar/gi, instead: 'Harga normal' },
  { word: /harga berdasarkan permintaan/gi, instead: 'Hubungi kami untuk harga' },
  { word: /lembar data/gi, instead: 'datasheet' },
  { word: /tampilan cepat/gi, instead: 'Lihat cepat' },
  { word: /peninjau\b/gi, instead: 'Hanya lihat' },
  { word: /\bsurat\b/gi, instead: 'email', but: [/\bsurat jalan\b/gi, 'a delivery note'] },
  { word: /akan menulis kepada/gi, instead: 'akan mengabari lewat email' },
  { word: /kedua naskah/gi, instead: 'kedua dokumen' },
  { word: /isian ini wajib/gi, instead: 'Wajib diisi' },
  { word: /bentuk nilai/gi, instead: 'Format tidak sesuai' },
  { word: /pertama kali ditebak/gi, instead: 'terlalu mudah ditebak' },
  { word: /nama pengguna/gi, instead: 'email' },
  { word: /dengan hormat/gi, instead: 'Halo,' },
  { word: /narahubung/gi, instead: 'Kontak (PIC)' },
  { word: /sangkar/gi, instead: 'cage' },
  { word: /batang ikat/gi, instead: 'tie-rod' },
  { word: /garpu batang/gi, instead: 'clevis' },
  { word: /mata batang/gi, instead: 'rod end' },
  { word: /sambungan apung/gi, instead: 'floating joint' },
  { word: /ember terbalik/gi, instead: 'inverted bucket' },
  { word: /las soket/gi, instead: 'socket weld' },
  { word: /lubang penuh/gi, instead: 'full bore' },
  { word: /rumah sekering/gi, instead: 'fuse holder' },
  { word: /baju terusan/gi, instead: 'wearpack' },
  { word: /topeng las/gi, instead: 'kedok las' },
  { word: /(?:helm|sepatu|rompi|kacamata) keselamatan/gi, instead: 'safety' },
  { word: /more has arrived than is owed/gi, instead: 'A credit of … is due to you' },
  { word: /"Name \{number\} as|the bank takes no other/g, instead: 'Use {number} as the payment reference' },
  { word: /moves on by itself/gi, instead: 'This page updates automatically' },
  { word: /time to pay\b/gi, instead: 'payment deadline' },
  {
    word: /(?:taken|took) (?:a|the) payment back|payment\S* (?:was )?taken back/gi,
    instead: 'reversed the payment',
  },
  { word: /this day is over|last day is over/gi, instead: 'Choose today or a later date' },
  { word: /role lets you/gi, instead: 'You can see … but not …' },
  { word: /correct what needs it|correct the marked lines/gi, instead: 'Fix the marked …' },
  { word: /sales goes on with/gi, instead: "Sales will continue once you've replied" },
  { word: /changes of your cart/gi, instead: 'Changes to your cart' },
  { word: /where it has been/gi, instead: 'Tracking history' },
  { word: /nothing is compared/gi, instead: 'Comparison cleared' },
  {
    word: /torque key|no lasting lubricant|bars of 4 m|welding themselves/gi,
    instead: 'torque wrench, not a long-term lubricant, 4 m lengths, seizing',
  },
  { word: /belum berharga/gi, instead: 'harganya belum tersedia' },
  { word: /untuk diberi harga/gi, instead: 'Minta harga ke sales' },
  { word: /(?:ajukan|unggah|berkas|jadikan) penawaran/gi, instead: 'Kirim permintaan penawaran' },
  { word: /selang (?:pelumasan|waktu|dipersingkat)/gi, instead: 'interval' },
  { word: /kait atau segel|\bsegel (?:bulat|sempit)/gi, instead: 'shackle' },
  { word: /\bketel\b|\btanur\b/gi, instead: 'boiler, kiln' },
  { word: /muka timbul|flensa sorong/gi, instead: 'raised face, flange slip-on' },
  { word: /udara laut/gi, instead: 'lingkungan laut' },
  { word: /konus morse|berkonus|siram emulsi/gi, instead: 'Morse taper, gunakan coolant' },
  { word: /pemotongan & abrasif|transmisi daya/gi, instead: 'Alat potong & abrasif, Bearing & transmisi' },
  { word: /daftar keinginan/gi, instead: 'wishlist' },
  { word: /dasbor|peramban/gi, instead: 'dashboard, browser' },
  { word: /tangan anda\. pengiriman lalu/gi, instead: 'Konfirmasi setelah barang diterima dan dicek' },
  { word: /begitu berangkat/gi, instead: 'begitu barang dikirim' },
  { word: /\b(?:tarik|menarik|ditarik) retur|retur ditarik/gi, instead: 'batalkan retur' },
  { word: /saring (?:pesanan|invoice|pengiriman|retur|penawaran)/gi, instead: 'filter' },
  { word: /\bberkas\b/gi, instead: 'file', but: [/menjadi satu berkas/g, 'a bundle of tubes'] },
  {
    word: /baris (?:penawaran|pesanan|keranjang)|(?:semua|setiap|salah satu) baris(?:,? (?:dengan jumlah|pesanan|atau tandai|kurang dari))|baris yang belum diberi harga|semua barisnya|nilai baris/gi,
    instead: 'barang',
  },
]

const findWords = (word: RegExp, but?: RegExp): string[] =>
  texts.flatMap(([place, text]) =>
    [...(but ? text.replaceAll(but, '') : text).matchAll(word)].map(
      ({ 0: hit, index, input }) => `${place}: ${hit}: ${input.slice(Math.max(0, index - 40), index + 60)}`,
    ),
  )

test.each(avoided)('nowhere stands $word, but $instead', ({ word, but }) => {
  expect(findWords(word, but?.[0]).slice(0, 5)).toEqual([])
  // An exception that is not needed any more fails the test.
  if (but) expect(findWords(but[0]), but[1]).not.toEqual([])
})
