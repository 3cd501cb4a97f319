import type { Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import type { Pair } from './copy.ts'

/** What holds for every tool of a leaf and stands in each of its descriptions. */
const kinds: readonly (readonly [leaf: Text, text: Pair])[] = [
  [
    categories.sockets,
    [
      'Spring ball hold; satin chrome over nickel. Sizes are engraved twice, so that they can be read on the rail and on the bench.',
      'Ditahan bola pegas; krom satin di atas nikel. Ukuran digrafir dua kali sehingga terbaca di rel maupun di meja.',
    ],
  ],
  [
    categories.impactSockets,
    [
      'Walls are thicker than those of hand sockets; a worn or cracked socket is scrapped at once. Wear goggles.',
      'Dindingnya lebih tebal daripada sok tangan; sok yang aus atau retak harus segera dibuang. Pakai kacamata.',
    ],
  ],
  [
    categories.openRing,
    [
      'Forged in one piece and hardened to 42 HRC or more; the size is stamped at each head.',
      'Ditempa utuh dan dikeraskan minimal 42 HRC; ukuran tertera di setiap kepala.',
    ],
  ],
  [
    categories.adjustable,
    [
      'Choose the length by the torque that is needed and the opening by the nut or pipe; clean and oil the screw now and then.',
      'Pilih panjang menurut torsi yang diperlukan dan bukaan menurut mur atau pipa; bersihkan dan lumasi ulirnya secara berkala.',
    ],
  ],
  [
    categories.keys,
    [
      'Chrome vanadium steel, hardened through to about 56 HRC; sizes in mm follow the socket of the screw.',
      'Baja krom vanadium yang dikeraskan sampai sekitar 56 HRC; ukuran mm mengikuti lubang kepala baut.',
    ],
  ],
  [
    categories.screwdrivers,
    [
      'Never use it as a chisel or lever, and replace it when the tip is rounded.',
      'Jangan dipakai sebagai pahat atau pengungkit, dan ganti bila ujungnya membulat.',
    ],
  ],
  [
    categories.pliers,
    [
      'The joint runs without play and needs a drop of oil a month. For work on live parts take tools marked 1,000 V.',
      'Engsel bergerak tanpa oleng dan cukup setetes oli per bulan. Untuk pekerjaan bertegangan gunakan alat bertanda 1.000 V.',
    ],
  ],
  [
    categories.circlipPliers,
    [
      'Inserted tips of spring steel sit deep in the eyes of the ring and do not twist out under load.',
      'Ujung sisip dari baja pegas masuk dalam ke lubang ring dan tidak terlepas saat dibebani.',
    ],
  ],
  [
    categories.gripPliers,
    [
      'Meant for holding and turning where a spanner does not fit; hardened teeth keep their bite.',
      'Untuk memegang dan memutar di tempat yang tidak bisa memakai kunci; gigi yang dikeraskan tetap menggigit.',
    ],
  ],
  [
    categories.hammers,
    [
      'Choose the weight by the work: too light bounces, too heavy is tiring and inaccurate. Discard a hammer with a loose head or cracked handle.',
      'Pilih berat sesuai pekerjaan: terlalu ringan memantul, terlalu berat melelahkan dan meleset. Palu berkepala goyang atau bergagang retak tidak boleh dipakai.',
    ],
  ],
  [
    categories.files,
    [
      'Length is measured without the tang. Keep files apart from each other: teeth that touch go blunt.',
      'Panjang diukur tanpa ekor. Simpan kikir terpisah karena gigi yang bersentuhan menjadi tumpul.',
    ],
  ],
  [
    categories.clamps,
    [
      'Choose the opening a little larger than the work and the throat so that the pad sits over the joint. Tighten by hand only.',
      'Pilih bukaan sedikit lebih besar dari benda dan leher yang cukup agar tapak menekan tepat di sambungan. Kencangkan dengan tangan saja.',
    ],
  ],
  [
    categories.vices,
    [
      'Choose the jaw width by the longest part that is filed or sawn, and mount the jaws at elbow height. Do not strike on the slide.',
      'Pilih lebar rahang menurut benda terpanjang yang dikikir atau digergaji, dan pasang rahang setinggi siku. Jangan memukul bagian geser.',
    ],
  ],
  [
    categories.cutters,
    [
      'Blades are hardened and can be set closer when worn. Wear goggles and hold both ends of what is cut.',
      'Mata dikeraskan dan dapat disetel rapat saat aus. Pakai kacamata dan pegang kedua ujung benda yang dipotong.',
    ],
  ],
  [
    categories.toolBoxes,
    [
      'Inside sizes are about 30 mm smaller than outside. Foam inlays and dividers are ordered separately, so that what is missing shows at once.',
      'Ukuran dalam sekitar 30 mm lebih kecil dari ukuran luar. Alas busa dan sekat dipesan terpisah agar alat yang hilang langsung terlihat.',
    ],
  ],
  [
    categories.calipers,
    [
      'Jaws and beam are hardened, the faces lapped. A caliper is true to its table only near the beam and at light pressure of the thumb roller.',
      'Rahang dan batang dikeraskan, bidang ukur dipoles. Ketelitian sesuai tabel hanya berlaku dekat batang dan dengan tekanan jempol yang ringan.',
    ],
  ],
  [
    categories.micrometers,
    [
      'Spindle ground and hardened, pitch 0.5 mm. Comes in a case with key; ranges above 25 mm bring a setting rod.',
      'Spindel dikeraskan dan digerinda, jarak ulir 0.5 mm. Dalam kotak dengan kunci; rentang di atas 25 mm disertai batang setel.',
    ],
  ],
  [
    categories.heightGauges,
    [
      'Check zero on a flat plate before each series, and move the slide with the fine feed for the last tenth.',
      'Periksa nol di atas meja rata sebelum setiap seri, dan gunakan penggerak halus untuk sepersepuluh terakhir.',
    ],
  ],
  [
    categories.indicators,
    [
      'Turning bezel with limit hands and jewelled bearings; spare points with M2.5 or M1.6 thread can be ordered.',
      'Bezel putar dengan penanda batas dan bearing permata; ujung ukur cadangan berulir M2.5 atau M1.6 dapat dipesan.',
    ],
  ],
  [
    categories.stands,
    [
      'Wipe the base and the seat clean of chips, then switch on: even a thin film of swarf halves the force.',
      'Bersihkan alas dan dudukan dari geram, lalu aktifkan: lapisan geram tipis saja mengurangi gaya hingga separuh.',
    ],
  ],
  [
    categories.feelers,
    [
      'Hardened spring steel, each blade etched with its size; a bent blade is thrown away, not straightened.',
      'Baja pegas dikeraskan, ukuran dietsa pada setiap bilah; bilah bengkok dibuang, bukan diluruskan.',
    ],
  ],
  [
    categories.plugGauges,
    [
      'Hardened gauge steel, ground and lapped, engraved with size and limits; a calibration certificate can be ordered.',
      'Baja kaliber dikeraskan, digerinda dan dipoles, digrafir ukuran dan batasnya; sertifikat kalibrasi dapat dipesan.',
    ],
  ],
  [
    categories.gaugeBlocks,
    [
      'Stabilised and lapped steel in a wooden case, with the maker’s test report. Certificates of an accredited laboratory on request.',
      'Baja distabilkan dan dipoles dalam kotak kayu, disertai laporan uji pabrik. Sertifikat laboratorium terakreditasi atas permintaan.',
    ],
  ],
  [
    categories.rules,
    [
      'For marking out and measuring where half a millimetre will do; for less than that take a caliper.',
      'Untuk menggores dan mengukur bila setengah milimeter sudah cukup; untuk yang lebih teliti gunakan jangka sorong.',
    ],
  ],
  [
    categories.squares,
    [
      'Stainless steel, hardened edges; store it hanging or flat, not under other tools. Check now and then against a master.',
      'Stainless steel dengan tepi dikeraskan; simpan digantung atau rata, tidak tertindih alat lain. Periksa berkala terhadap pembanding.',
    ],
  ],
  [
    categories.levels,
    [
      'Shock-proof acrylic vials are set and sealed; they stay true from −20 to 50 °C. Wipe the foot before laying it on.',
      'Tabung akrilik tahan benturan disetel dan dikunci; tetap akurat dari −20 sampai 50 °C. Lap alasnya sebelum diletakkan.',
    ],
  ],
  [
    categories.lasers,
    [
      'Proof against dust and splashes (IP54). Comes with bag and batteries; check it every half year against a known line.',
      'Tahan debu dan percikan air (IP54). Disertai tas dan baterai; periksa tiap setengah tahun terhadap garis acuan.',
    ],
  ],
  [
    categories.ratchets,
    [
      'Forged head, hardened pawl and gear; spare repair kits can be ordered for each drive. Never lengthen the handle with a pipe.',
      'Kepala tempa, pasak dan roda gigi dikeraskan; suku cadang tersedia untuk tiap ukuran drive. Jangan menyambung gagang dengan pipa.',
    ],
  ],
  [
    categories.taps,
    [
      'Ground thread for tolerance 6H; clamp it in a holder with length compensation or a collet with square, and set the speed by the table.',
      'Ulir digerinda untuk toleransi 6H; jepit dengan holder berkompensasi panjang atau collet persegi, dan atur putaran menurut tabel.',
    ],
  ],
  [
    categories.fineTaps,
    [
      'Ground thread, shank thinner than the thread, so that deep holes can be tapped through. Start with plenty of oil and check the first piece with a gauge.',
      'Ulir digerinda, tangkai lebih kecil dari ulir sehingga lubang dalam dapat ditembus. Beri cukup oli dan periksa benda pertama dengan kaliber.',
    ],
  ],
  [
    categories.reamers,
    [
      'A reamer follows the hole that is there: drill straight, leave the allowance of the table and run at a third of the drilling speed with twice the feed.',
      'Reamer mengikuti lubang yang ada: bor lurus, sisakan bahan sesuai tabel, lalu jalankan sepertiga putaran bor dengan feed dua kali.',
    ],
  ],
  [
    categories.countersinks,
    [
      'Clamp short, run slowly and press steadily; a countersink that chatters is too fast or held too long.',
      'Jepit pendek, putaran rendah, dan tekan merata; countersink yang bergetar berarti terlalu cepat atau terlalu panjang jepitannya.',
    ],
  ],
  [
    categories.hssMills,
    [
      'High-speed steel tolerates the play and shocks of older machines and can be reground. Clamp by the flat, as short as the work allows.',
      'HSS lebih tahan terhadap kelonggaran dan kejutan mesin lama serta dapat diasah ulang. Jepit pada bidang datarnya, sependek mungkin.',
    ],
  ],
  [
    categories.carbideMills,
    [
      'Carbide needs a rigid machine and an accurate holder. Choose the shortest flute that does the job: halving the overhang doubles the life.',
      'Karbida membutuhkan mesin kaku dan holder presisi. Pilih panjang mata terpendek yang cukup; umur berlipat dua bila juluran dibagi dua.',
    ],
  ],
  [
    categories.ballMills,
    [
      'For machining centres with high spindle speed and an accurate holder; work with air blast or mist and keep the chip load even by smooth tool paths.',
      'Untuk mesin CNC berputaran tinggi dengan holder presisi; gunakan semburan udara atau kabut dan jaga beban geram merata dengan lintasan halus.',
    ],
  ],
  [
    categories.formMills,
    [
      'Work along the contour at the middle of the cutting edge, in one pass where the machine is stiff enough, otherwise in two.',
      'Kerjakan mengikuti kontur pada bagian tengah mata potong, sekali lintasan bila mesin cukup kaku, jika tidak dua kali.',
    ],
  ],
  [
    categories.indexableMills,
    [
      'The body is hardened and nickel plated; wrench and insert screws are included, spare screws can be ordered.',
      'Badan dikeraskan dan dilapis nikel; kunci dan baut insert disertakan, baut cadangan dapat dipesan.',
    ],
  ],
  [
    categories.inserts,
    [
      'Sold by the box of ten. Choose the shape by the contour, the radius by finish and stability, the grade by the work material.',
      'Dijual per box isi sepuluh. Pilih bentuk menurut kontur, radius menurut kehalusan dan kestabilan, grade menurut bahan benda kerja.',
    ],
  ],
  [
    categories.otherInserts,
    [
      'Fits holders and cutters of the same code. Tighten with the torque of the screw and replace the screw with every tenth set of inserts.',
      'Cocok untuk holder dan cutter berkode sama. Kencangkan sesuai torsi bautnya dan ganti baut tiap sepuluh kali penggantian insert.',
    ],
  ],
  [
    categories.toolHolders,
    [
      'Clean the seat at each change; a chip under the insert breaks it. The f dimension is measured to the corner of the gauge insert.',
      'Bersihkan dudukan setiap ganti insert; geram di bawahnya membuat insert pecah. Ukuran f diukur sampai sudut insert acuan.',
    ],
  ],
  [
    categories.boringBars,
    [
      'Take the thickest bar that leaves room for chips, clamp it over three diameters and let coolant flush the bore.',
      'Pilih batang setebal mungkin dengan ruang geram yang cukup, jepit sepanjang tiga kali diameter, dan siram lubang dengan pendingin.',
    ],
  ],
  [
    categories.masonryDrills,
    [
      'Let the machine do the work: extra pressure only heats the carbide. Choose the length by the depth of the hole plus 50 mm.',
      'Biarkan mesin bekerja: tekanan berlebih hanya memanaskan karbida. Pilih panjang sesuai kedalaman lubang ditambah 50 mm.',
    ],
  ],
  [
    categories.dies,
    [
      'Put the die into the stock with the adjusting slot under the middle screw and start it square.',
      'Pasang snei pada gagang dengan celah setel di bawah baut tengah, lalu mulai tegak lurus.',
    ],
  ],
  [
    categories.tapWrenches,
    [
      'Long enough to turn with two fingers of each hand: if you need a pipe, the tap drill is too small.',
      'Cukup panjang untuk diputar dengan dua jari tiap tangan: bila perlu disambung pipa, berarti ukuran bor awalnya salah.',
    ],
  ],
  [
    categories.cuttingDiscs,
    [
      'Cut straight and let the disc run free before it touches; side pressure makes it burst. Choose the bore and the speed by the machine, and keep the guard on.',
      'Potong lurus dan biarkan batu berputar bebas sebelum menyentuh benda; tekanan samping membuatnya pecah. Pilih lubang dan putaran sesuai mesin, tudung harus terpasang.',
    ],
  ],
  [
    categories.grindingDiscs,
    [
      'Three glass-fibre nets take side load, so the disc may be pressed flat, unlike a cutting disc. Discs that fell or got wet are thrown away.',
      'Tiga jaring serat kaca menahan beban samping sehingga batu boleh ditekan datar, tidak seperti batu potong. Batu yang pernah jatuh atau basah harus dibuang.',
    ],
  ],
  [
    categories.flapDiscs,
    [
      'Runs quietly, without dust nests at the edge, and replaces grinding and sanding by one step.',
      'Putarannya tenang, tanpa debu menumpuk di tepi, dan menggantikan gerinda dan amplas dalam satu langkah.',
    ],
  ],
  [
    categories.sandingDiscs,
    [
      'Choose the pad by the disc: medium for flat faces, soft for curves, and keep to the highest speed of the pad.',
      'Pilih backing pad sesuai amplas: sedang untuk bidang datar, lunak untuk lengkungan, dan jangan melebihi putaran izin pad.',
    ],
  ],
  [
    categories.sandingBelts,
    [
      'Coarse grit removes, fine grit finishes; go up in steps of about half as fine again and change direction with each step. Wear a dust mask.',
      'Grit kasar mengikis, grit halus menghaluskan; naikkan nomor bertahap sekitar satu setengah kali dan ganti arah tiap tahap. Pakai masker debu.',
    ],
  ],
  [
    categories.wireBrushes,
    [
      'Choose thick wire for scale and thin wire for finish. Never exceed the speed on the brush, and give new brushes half a minute to throw off loose wires.',
      'Pilih kawat tebal untuk kerak dan kawat tipis untuk finishing. Jangan melebihi putaran pada sikat, dan jalankan sikat baru setengah menit agar kawat lepas terlempar.',
    ],
  ],
  [
    categories.mountedPoints,
    [
      'Choose the form by the place to be ground and a size slightly smaller than its radius, and true the point on the machine.',
      'Pilih bentuk menurut bagian yang digerinda dan ukuran sedikit lebih kecil dari radiusnya, lalu ratakan batu pada mesin.',
    ],
  ],
  [
    categories.grindingWheels,
    [
      'The bore must slide on without force; reducing bushes are included up to 205 mm. Run a new wheel for five minutes with the guard closed.',
      'Lubang harus masuk tanpa dipaksa; bush reduksi disertakan sampai 205 mm. Jalankan batu baru lima menit dengan tudung tertutup.',
    ],
  ],
  [
    categories.diamondBlades,
    [
      'Steel core, tensioned; the segments are laser welded from 180 mm. Cut deep slots in several passes.',
      'Inti baja yang ditegangkan; segmen dilas laser mulai 180 mm. Buat alur dalam dengan beberapa lintasan.',
    ],
  ],
  [
    categories.torqueWrenches,
    [
      'Comes in a box with its serial number; the ratchet head reverses, but the torque clicks clockwise only.',
      'Dalam kotak dengan nomor seri; kepala ratchet dapat dibalik, tetapi klik torsi hanya searah jarum jam.',
    ],
  ],
]

const byLeaf = new Map(kinds)

/** What holds for the whole leaf, as sentences behind a product's own. */
export const about = (leaf: Text): readonly Pair[] => {
  const text = byLeaf.get(leaf)
  return text === undefined ? [] : [text]
}
