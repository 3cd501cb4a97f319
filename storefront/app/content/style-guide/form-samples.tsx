import { useState } from 'react'
import {
  contact_company,
  contact_message,
  contact_message_hint,
  contact_name,
  contact_send,
  contact_sending,
  contact_title,
  delivery_info_method,
  form_errors,
  login_email,
  login_password,
  quick_file,
  quick_file_hint,
  quick_quantity,
  register_consent,
  shell_close,
  style_cancel,
  style_date,
  style_dialog,
  style_error,
  style_less,
  style_more,
  style_open_dialog,
  style_option_1,
  style_option_2,
  style_option_3,
  style_remove,
  style_steps,
} from '~words'
import { useLink } from '../../routing/use-link.ts'
import { ActionForm, FormAlert, SubmitButton } from '@pasok/ui/kit/form/action-form.tsx'
import { CheckboxField, RadioField, SelectField } from '@pasok/ui/kit/form/choice-fields.tsx'
import { Combobox, searchIn, type Search } from '@pasok/ui/kit/form/combobox.tsx'
import { ConfirmForm } from '@pasok/ui/kit/form/confirm-form.tsx'
import { DateField } from '@pasok/ui/kit/form/date-field.tsx'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { Field, FieldError, FormContext, type Choice } from '@pasok/ui/kit/form/field.tsx'
import { FileField } from '@pasok/ui/kit/form/file-field.tsx'
import { FormFields } from '@pasok/ui/kit/form/form-fields.tsx'
import { PasswordField } from '@pasok/ui/kit/form/password-field.tsx'
import { Stepper } from '@pasok/ui/kit/form/stepper.tsx'
import { TextField } from '@pasok/ui/kit/form/text-field.tsx'
import { NumberStepper } from '@pasok/ui/kit/number-stepper.tsx'
import { Sample } from './sample.tsx'

const here = '/site/components'
const choices = (): Choice[] => [
  ['1', style_option_1()],
  ['2', style_option_2()],
  ['3', style_option_3()],
]
const wholeNumber = (typed: string): number | undefined => (/^\d+$/.test(typed) ? Number(typed) : undefined)

/** Every field and form of `ui/form/`: empty, filled in, refused, closed. None of them is sent anywhere. */
export function FormSamples() {
  return (
    // The fields of one form: each has what was typed, or why it was refused.
    <div onSubmit={(event) => event.preventDefault()}>
      <Sample file="form/action-form">
        <ActionForm id="alert" to={here} className="grid gap-4">
          <FormAlert result={{ errors: {}, refused: form_errors() }} />
          <p className="flex flex-wrap gap-3">
            <SubmitButton>{contact_send()}</SubmitButton>
            <SubmitButton isBusy busy={contact_sending()}>
              {contact_send()}
            </SubmitButton>
            <SubmitButton className="button button-quiet min-h-11">{style_cancel()}</SubmitButton>
            <SubmitButton className="button button-danger min-h-11">{style_remove()}</SubmitButton>
          </p>
        </ActionForm>
      </Sample>
      <Sample file="form/text-field">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField id="text-1" name="a" label={contact_name()} half />
          <TextField id="text-2" name="b" label={contact_company()} optional half />
          <TextField id="text-3" name="c" type="email" label={login_email()} errors={[style_error()]} half />
          <TextField
            id="text-4"
            name="d"
            label={contact_message()}
            hint={contact_message_hint()}
            rows={3}
            half
          />
        </div>
      </Sample>
      <Sample file="form/field">
        <Field id="own" name="own" label={quick_quantity()} hint={contact_message_hint()}>
          {(control) => <input {...control} inputMode="numeric" />}
        </Field>
        <Field id="own-refused" name="own" label={quick_quantity()} errors={[style_error()]}>
          {(control) => <input {...control} inputMode="numeric" />}
        </Field>
        <FormContext value={{ id: 'alone', values: {}, errors: { w: [style_error()] } }}>
          <Field name="w" label={quick_quantity()} isLabelHidden>
            {(control) => <input {...control} inputMode="numeric" />}
          </Field>
          <FieldError name="w" />
        </FormContext>
      </Sample>
      <Sample file="form/choice-fields">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField id="select-1" name="e" label={delivery_info_method()} choices={choices()} half />
          <SelectField
            id="select-2"
            name="f"
            label={delivery_info_method()}
            choices={[]}
            canBeEmpty
            isClosed
            half
          />
          <SelectField
            id="select-3"
            name="q"
            label={delivery_info_method()}
            choices={choices()}
            canBeEmpty
            errors={[style_error()]}
            half
          />
          <RadioField
            id="radio-refused"
            name="r"
            label={delivery_info_method()}
            choices={choices().map(([value, name]) => [value, name])}
            errors={[style_error()]}
          />
          <RadioField
            id="radio"
            name="g"
            label={delivery_info_method()}
            choices={choices().map(([value, name], at) => [value, name, at === 2])}
          />
          <CheckboxField id="check-1" name="h" label={register_consent()} />
          <CheckboxField id="check-2" name="i" label={register_consent()} errors={[style_error()]} />
        </div>
      </Sample>
      <Sample file="form/combobox">
        <div className="grid gap-4 sm:grid-cols-2">
          <ChosenCombobox id="combobox" search={searchIn(choices())} />
          <ChosenCombobox id="combobox-refused" search={searchIn(choices())} errors={[style_error()]} />
          <ChosenCombobox id="combobox-closed" search={undefined} />
          <ChosenCombobox id="combobox-empty" search={searchIn([])} />
          <ChosenCombobox id="combobox-failed" search={() => Promise.reject(new Error('an example'))} />
        </div>
      </Sample>
      <Sample file="form/form-fields">
        <div className="grid gap-4">
          <FormContext value={{ id: 'planned', values: {}, errors: { s: [style_error()] } }}>
            <FormFields
              fields={[
                { name: 'j', label: contact_company, optional: true, half: true },
                { name: 'k', label: delivery_info_method, isYesNo: true },
                { name: 's', label: contact_name },
              ]}
            />
          </FormContext>
        </div>
      </Sample>
      <Sample file="form/date-field">
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField id="date" name="l" label={style_date()} half />
          <DateField id="date-refused" name="t" label={style_date()} errors={[style_error()]} half />
        </div>
      </Sample>
      <Sample file="form/file-field">
        <div className="grid gap-4">
          <FileField id="file" name="m" label={quick_file()} hint={quick_file_hint()} accept=".xlsx,.csv" />
          <FileField
            id="file-refused"
            name="u"
            label={quick_file()}
            accept=".xlsx,.csv"
            errors={[style_error()]}
          />
        </div>
      </Sample>
      <Sample file="form/password-field">
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField id="password" name="n" label={login_password()} autoComplete="new-password" half />
          <PasswordField
            id="password-refused"
            name="v"
            label={login_password()}
            autoComplete="new-password"
            errors={[style_error()]}
            half
          />
        </div>
      </Sample>
      <Sample file="form/stepper">
        <Stepper steps={[style_option_1(), style_option_2(), style_option_3(), style_steps()]} current={1} />
      </Sample>
      <Sample file="number-stepper">
        <p className="flex flex-wrap gap-4">
          <Quantity />
          <Quantity error="quantity-error" />
        </p>
        <p id="quantity-error" className="text-[13px] text-danger">
          {style_error()}
        </p>
      </Sample>
      <Sample file="form/confirm-form">
        <Confirmation />
      </Sample>
      <Sample file="form/dialog">
        <OpenedDialog />
      </Sample>
    </div>
  )
}

function ChosenCombobox({
  id,
  ...state
}: {
  readonly id: string
  readonly search: Search | undefined
  readonly errors?: readonly string[]
}) {
  const [[value, name], choose] = useState(['', ''])
  return (
    <Combobox
      {...state}
      id={id}
      name={id}
      label={delivery_info_method()}
      value={value}
      chosen={name}
      onChoose={(chosen, text) => choose([chosen, text])}
      half
    />
  )
}

function Quantity({ error }: { readonly error?: string }) {
  const [value, change] = useState<number | undefined>(10)
  return (
    <NumberStepper
      label={quick_quantity()}
      less={style_less()}
      more={style_more()}
      name="p"
      read={wholeNumber}
      value={value}
      onChange={change}
      min={10}
      max={1_000}
      step={10}
      error={error}
    />
  )
}

function Confirmation() {
  const link = useLink()
  const cancel = { to: link(here), text: style_cancel() }
  return (
    <>
      <ConfirmForm id="confirm" to={link(here)} fields={{}} button={contact_send()} cancel={cancel} />
      <ConfirmForm id="danger" to={link(here)} fields={{}} button={style_remove()} isDanger cancel={cancel} />
    </>
  )
}

function OpenedDialog() {
  const [opener, open] = useState<HTMLElement>()
  return (
    <>
      <button type="button" className="button" onClick={({ currentTarget }) => open(currentTarget)}>
        {style_open_dialog()}
      </button>
      {opener && (
        <Dialog
          id="dialog-title"
          title={contact_title()}
          opener={opener}
          close={shell_close()}
          onClose={() => open(undefined)}
        >
          <p>{style_dialog()}</p>
        </Dialog>
      )}
    </>
  )
}
