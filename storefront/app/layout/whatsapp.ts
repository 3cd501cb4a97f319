import { content, type Call, type Whatsapp } from '@pasok/contract'

/** The shop's WhatsApp; undefined where it has none, or can't say now, which is only logged. */
export const loadWhatsapp = async (
  call: Call,
  report: (error: unknown) => void,
): Promise<Whatsapp | undefined> => {
  const { status, body } = await call(content.showWhatsapp)
  if ('data' in body) return body.data
  if (status !== 404) report(new Error(`the WhatsApp setting answers ${status}`))
  return undefined
}

/** Opens a chat with a number of WhatsApp, a text already typed. */
export const whatsappAddress = (number: string, text: string): string =>
  `https://wa.me/${number}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
