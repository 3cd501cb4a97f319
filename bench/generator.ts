import { openConnection } from './connection.ts'

/** Asks one server for one page over and over: `node bench/generator.ts ORIGIN PATH CONNECTIONS SECONDS ENCODING`. */
const [origin = '', path = '', connections = '', seconds = '', encoding = ''] = process.argv.slice(2)
const question = Buffer.from(
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nAccept-Encoding: ${encoding}\r\nConnection: keep-alive\r\n\r\n`,
)

const began = performance.now()
const endsAt = began + Number(seconds) * 1000
let answers = 0
let open = Number(connections)

/** One visitor: asks, reads the answer to its end, asks again. */
const visit = (): void => {
  const connection = openConnection(origin, () => {
    answers++
    if (performance.now() < endsAt) return connection.ask(question)
    connection.end()
    if (--open === 0) console.log(JSON.stringify({ answers, seconds: (performance.now() - began) / 1000 }))
  })
  connection.ask(question)
}

for (let i = 0; i < Number(connections); i++) visit()
