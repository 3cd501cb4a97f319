import { contactMessageWords, messageReceivedWords } from '@pasok/words'
import { withGreeting, type Email, type Reader } from '../../platform/index.ts'
import type { Message } from '../contact/send-message.ts'

/** Brings a message of the contact page to the shop, whose answer goes to its sender. */
export const contactMessageEmail = (
  { to, language }: Reader,
  { name, company, email, phone, message }: Message,
): Email => {
  const words = contactMessageWords
  const subject = words.subject[language]({ sender: name })
  const facts = [
    [words.name[language], name],
    [words.company[language], company],
    [words.email[language], email],
    [words.phone[language], phone],
  ] as const
  return {
    kind: 'content.contact-message',
    to,
    replyTo: email,
    language,
    subject,
    body: [
      { heading: subject },
      { paragraph: message },
      { facts: facts.filter(([, value]) => value !== '') },
      { paragraph: words.reply[language]({ sender: email }) },
    ],
  }
}

/**
 * Confirms to a sender that the shop has their message. Anybody can have it sent to anybody, so it repeats nothing of what
 * was typed, and is dropped where it would have to wait.
 */
export const messageReceivedEmail = (reader: Reader, network: string): Email => {
  const { language } = reader
  return {
    ...withGreeting('content.message-received', messageReceivedWords, reader, [
      { paragraph: messageReceivedWords.what[language] },
      { paragraph: messageReceivedWords.not_you[language] },
    ]),
    causedBy: { network, purpose: 'registration', isOptional: true },
  }
}
