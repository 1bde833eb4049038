import { RadioGroup } from '@porchlight/design-system'
import type { FieldBinding } from '@porchlight/page-parts/forms/PlainForm'
import type { Account } from '../../../customers/components/accounts/account'

interface AccountFieldProps extends FieldBinding {
  readonly label: string
  readonly accounts: readonly Account[]
  readonly current: Account | null
}

/** The account that a message is about: a choice where there are several, settled where there is one. */
export function AccountField({ name, error, defaultValue, label, accounts, current }: AccountFieldProps) {
  if (accounts.length < 2) {
    return current === null ? null : <input type="hidden" name={name} value={current.id} />
  }
  return (
    <RadioGroup
      name={name}
      label={label}
      error={error}
      defaultValue={defaultValue || current?.id}
      options={accounts.map(({ id, street, place }) => ({ value: id, label: street, hint: place }))}
    />
  )
}
