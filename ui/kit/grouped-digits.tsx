/** A long number in groups of four digits. The gaps are no text: what is selected and copied is the number alone. */
export function GroupedDigits({ digits }: { readonly digits: string }) {
  const groups = digits.match(/.{1,4}/g) ?? []
  return groups.map((group, at) => (
    <span key={digits.slice(0, at * 4)} className={at > 0 ? 'ml-[0.35em]' : undefined}>
      {group}
    </span>
  ))
}
