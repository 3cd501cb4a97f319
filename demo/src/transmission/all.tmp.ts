import { transmission } from './index.ts'
const all = transmission
const items = all.flatMap(p=>p.items)
console.log(all.length, items.length, new Set(all.map(p=>p.category.en)).size)
const dup=(xs: string[])=>xs.filter((x,i)=>xs.indexOf(x)!==i).slice(0,8)
console.log('dup sku',dup(items.map(i=>i.sku)),'names',dup(all.map(p=>p.name.en)),dup(all.map(p=>p.name.id)),'items',dup(items.map(i=>i.name.en)),dup(items.map(i=>i.name.id)), dup(all.map(p=>p.code)))
for (const p of all) for (const q of p.pictures) { const n=q.draw().length; if(n>9000||n<900) console.log(p.code,q.view,n) }
for (const p of all) if (p.items.length<4||p.items.length>26) console.log('count',p.code,p.items.length)
for (const p of all) { const w=p.description.en.replace(/<[^>]*>/g,' ').split(/\s+/).filter(Boolean).length; if (w<50||w>140) console.log('words',p.code,w)}
export { all }
