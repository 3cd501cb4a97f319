import { useState } from 'react'
import {
  avatar_button,
  avatar_choose,
  avatar_hint,
  avatar_none,
  avatar_remove,
  avatar_title,
  avatar_too_large,
} from '~words'
import { Avatar } from './avatar.tsx'

interface Props {
  readonly name: string
  readonly avatar: string | undefined
  /** In bytes: a file that is larger is not sent. */
  readonly largest: number
  /** Why the last one was refused. */
  readonly fault: string | undefined
}

/** A member's picture, another one in its place, or none. */
export function AvatarForm({ name, avatar, largest, fault }: Props) {
  const [isTooLarge, setTooLarge] = useState<boolean>()
  const said = isTooLarge === undefined ? fault : isTooLarge ? avatar_too_large() : undefined
  return (
    <section aria-labelledby="avatar-title" className="mb-8">
      <h2 id="avatar-title" className="mb-3 text-lg">
        {avatar_title()}
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} avatar={avatar} large />
        <div className="min-w-0 grow">
          <form
            method="post"
            encType="multipart/form-data"
            onSubmit={(event) => {
              if (isTooLarge) event.preventDefault()
            }}
          >
            <input type="hidden" name="what" value="set-picture" />
            <label htmlFor="avatar-file" className="mb-1 block">
              {avatar_choose()}
            </label>
            <div className="flex flex-wrap gap-3">
              <input
                id="avatar-file"
                type="file"
                name="avatar"
                accept=".jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif"
                aria-invalid={said !== undefined || undefined}
                aria-describedby={`avatar-hint${said === undefined ? '' : ' avatar-fault'}`}
                className="field h-auto max-w-md min-w-0 grow py-2"
                onChange={({ target }) => setTooLarge((target.files?.[0]?.size ?? 0) > largest)}
              />
              <button type="submit" className="button min-h-11">
                {avatar_button()}
              </button>
            </div>
            <p id="avatar-hint" className="mt-1 text-[13px] text-ink-soft">
              {avatar_hint()}
            </p>
            {said !== undefined && (
              <p id="avatar-fault" role="alert" className="mt-1 text-danger">
                {said}
              </p>
            )}
          </form>
          {avatar === undefined ? (
            <p className="mt-2 text-[13px] text-ink-soft">{avatar_none()}</p>
          ) : (
            <form method="post" className="mt-2">
              <input type="hidden" name="what" value="remove-picture" />
              <button type="submit" className="button button-quiet min-h-11">
                {avatar_remove()}
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  )
}
