import { TextField } from '@porchlight/design-system'
import { CallUs } from '../../shell/customer-service/CallUs'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

/** For a guest whose browser has looked nothing up: the link of a mail opens nothing by itself. */
export function DepositLookUp({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <FormPage
      title={title}
      lead={t('lookUpLead')}
      ways={
        <>
          <a href={address('/login?startURL=/deposit')}>{t('logIn')}</a>
          <CallUs />
        </>
      }
    >
      <PlainForm
        action={address('/enrollment-status')}
        failedTitle={t('notLookedUp')}
        submit={t('lookUp')}
        submitting={t('lookingUp')}
        required={{ identifier: t('identifierRequired'), zipCode: t('zipCodeRequired') }}
      >
        {(field) => (
          <>
            <input type="hidden" name="next" value="deposit" />
            <TextField
              {...field('identifier')}
              label={t('identifier')}
              hint={t('identifierHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              required
            />
            <TextField
              {...field('zipCode')}
              label={t('zipCode')}
              hint={t('zipCodeHint')}
              width="short"
              autoComplete="postal-code"
              inputMode="numeric"
              maxLength={10}
              required
            />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
