import { ButtonLink, Notice, Skeleton } from '@porchlight/design-system'
import { loginAddress } from '@porchlight/i18n'
import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { byMailGroup } from '../../../customers/facts/mail-groups'
import { useLookAtUnsubscribe } from '../../methods/look-at-unsubscribe/hook'
import { labels } from './labels'

const copy = { ...labels, ...byMailGroup(({ choice }) => choice) }
const noConfig = {}

/** Turns a group of emails off by the link of one of them, without a login, and on again. */
export function Unsubscribe({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const { viewer } = usePage()
  const result = useLookAtUnsubscribe(noConfig)
  const wasTurnedOn = new URLSearchParams(useSearch()).has('on')
  const link = result.data
  if (link === undefined) {
    return (
      <FormPage title={title}>
        {result.state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="text" count={3} label={t('loadingLink')} />
        )}
      </FormPage>
    )
  }
  const { group, isOn } = link
  const all = address('/profile/email-preferences')
  const choose = viewer === null ? loginAddress(all) : all
  const ways = <a href={choose}>{t('choose')}</a>
  if (group === null) {
    return (
      <FormPage title={t('goneTitle')}>
        <p>{t('goneText')}</p>
        <ButtonLink href={choose}>{t('choose')}</ButtonLink>
      </FormPage>
    )
  }
  const notice = isOn ? (wasTurnedOn ? t('onTitle') : null) : t('offTitle')
  return (
    <FormPage
      title={title}
      notice={notice === null ? undefined : <Notice kind="success" title={notice} />}
      ways={ways}
    >
      <p>{t(isOn ? 'onText' : 'offText')}</p>
      <p>
        <strong>{t(group)}</strong>
      </p>
      <PlainForm
        key={String(isOn)}
        action={address('/unsubscribe')}
        failedTitle={t('failed')}
        submit={t(isOn ? 'submit' : 'undo')}
        submitting={t(isOn ? 'submitting' : 'undoing')}
        submitVariant={isOn ? 'primary' : 'secondary'}
      >
        {() => (isOn ? null : <input type="hidden" name="receive" value="yes" />)}
      </PlainForm>
    </FormPage>
  )
}
