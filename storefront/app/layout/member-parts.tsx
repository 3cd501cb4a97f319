import type { Whatsapp } from '@pasok/contract'
import { BuyerParts } from '../cart/buyer-parts.tsx'
import { MemberLists } from '../catalogue/wish-and-compare/member-lists.tsx'
import type { Member } from '../identity/member.ts'
import { ChatLink } from './chat-link.tsx'

/** What members' pages have in addition: the chat link, their lists, and a buyer's cart. */
export default function MemberParts({
  member,
  whatsapp,
  taxPercent,
}: {
  readonly member: Member
  readonly whatsapp: Whatsapp | undefined
  readonly taxPercent: number
}) {
  return (
    <>
      {whatsapp && <ChatLink whatsapp={whatsapp} />}
      {member.canBuy && <BuyerParts email={member.email} taxPercent={taxPercent} />}
      {member.seesPrices && <MemberLists owner={member.email} />}
    </>
  )
}
