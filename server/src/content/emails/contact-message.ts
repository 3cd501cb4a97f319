import { contactMessageWords as words, messageReceivedWords, type Language } from '@pasok/words'
import type { Notice } from '../../platform/index.ts'
import type { Message } from '../contact/send-message.ts'

/**
 * The e-mail that brings a contact message to the shop; a reply goes to its sender. `sentIn` is the sender's language.
 */
export const contactMessageEmail = (
  { name, company, email, phone, message }: Message,
  sentIn: Language,
): Notice => ({
  kind: 'content.contact-message',
  replyTo: email,
  subject: (language) => words.subject[language]({ sender: name }),
  body: (language) => [
    { paragraph: message },
    {
      facts: [
        [words.name[language], name],
        [words.company[language], company],
        [words.email[language], email],
        [words.phone[language], phone],
      ],
    },
    { paragraph: words.reply[sentIn][language]({ sender: email }) },
  ],
})

/**
 * Confirms a contact message to its sender. Anyone can have it sent to any address, so it repeats nothing of the
 * message.
 */
export const messageReceivedEmail: Notice = {
  kind: 'content.message-received',
  ...messageReceivedWords,
  body: (language) => [
    { paragraph: messageReceivedWords.what[language] },
    { paragraph: messageReceivedWords.not_you[language] },
  ],
}
