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
import { ActionForm, SubmitButton, type FormResult } from '@pasok/ui/kit/form/action-form.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { Avatar } from './avatar.tsx'

interface Props {
  readonly name: string
  readonly avatar: string | undefined
  /** In bytes: a file that is larger is not sent. */
  readonly largest: number
  /** Why the last one was refused. */
  readonly result: FormResult | undefined
}

/** Shows, replaces or removes a member's picture. */
export function AvatarForm({ name, avatar, largest, result }: Props) {
  const [isTooLarge, setTooLarge] = useState<boolean>()
  return (
    <section aria-labelledby="avatar-title" className="mb-8">
      <h2 id="avatar-title" className="mb-3 text-lg">
        {avatar_title()}
      </h2>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar name={name} avatar={avatar} large />
        <div className="min-w-0 grow">
          <ActionForm
            id="profile"
            result={result}
            hasFiles
            reloadDocument
            onSubmit={(event) => {
              if (isTooLarge) event.preventDefault()
            }}
            className="flex flex-wrap items-end gap-3"
          >
            <input type="hidden" name="what" value="set-picture" />
            <div className="max-w-md min-w-0 grow">
              <FileField
                id="avatar"
                name="avatar"
                label={avatar_choose()}
                hint={avatar_hint()}
                accept=".jpg,.jpeg,.png,.webp,.avif,image/jpeg,image/png,image/webp,image/avif"
                errors={isTooLarge === undefined ? undefined : isTooLarge ? [avatar_too_large()] : []}
                announcesErrors
                onSize={(size) => setTooLarge(size > largest)}
              />
            </div>
            <SubmitButton>{avatar_button()}</SubmitButton>
          </ActionForm>
          {avatar === undefined ? (
            <p className="mt-2 text-[13px] text-ink-soft">{avatar_none()}</p>
          ) : (
            <ActionForm id="no-picture" reloadDocument className="mt-2">
              <input type="hidden" name="what" value="remove-picture" />
              <SubmitButton className="button button-quiet min-h-11">{avatar_remove()}</SubmitButton>
            </ActionForm>
          )}
        </div>
      </div>
    </section>
  )
}
