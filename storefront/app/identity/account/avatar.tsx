import { useState } from 'react'

interface Props {
  readonly name: string
  /** The address of a picture. */
  readonly avatar?: string | undefined
  readonly large?: boolean
}

/** A member's picture; the first letters of their name where there is none, or it can't be had. */
export function Avatar({ name, avatar, large = false }: Props) {
  const [failed, setFailed] = useState<string>()
  const size = large ? 96 : 40
  const className = large ? 'avatar avatar-large' : 'avatar'
  if (avatar !== undefined && avatar !== failed)
    return (
      <img
        src={avatar}
        alt=""
        width={size}
        height={size}
        className={className}
        onError={() => setFailed(avatar)}
      />
    )
  const words = name.split(' ').filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word = '') => /^./u.exec(word)?.[0] ?? '',
  )
  return (
    <span aria-hidden="true" className={className}>
      {letters.join('').toUpperCase()}
    </span>
  )
}
