import { RadioGroup, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ReactNode, useState } from 'react'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { CheckList } from './CheckList'
import { labels } from './labels'

/** The properties of a webhook that its form shows. */
interface WebhookTerms {
  readonly name: string
  readonly url: string
  /** Empty for all objects that its user may see. */
  readonly objectApiNames: readonly string[]
}

interface WebhookFieldsProps {
  readonly terms: WebhookTerms
  readonly objects: Webhooks['objects']
  readonly errorOf: (field: string) => string | undefined
  /** Fields between the URL and the objects. */
  readonly children?: ReactNode
}

/** The fields of a webhook's name, URL and objects. */
export function WebhookFields({ terms, objects, errorOf, children }: WebhookFieldsProps) {
  const t = useLabels(labels)
  const { name, url, objectApiNames } = terms
  const [isLimited, setLimited] = useState(objectApiNames.length > 0)
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHintService')}
        error={errorOf('name')}
        defaultValue={name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <TextField
        name="url"
        type="url"
        label={t('url')}
        hint={t('urlHint')}
        error={errorOf('url')}
        defaultValue={url}
        maxLength={2_000}
        autoComplete="off"
        required
      />
      {children}
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'which')
            setLimited(target.value === 'some')
        }}
      >
        <RadioGroup
          name="which"
          label={t('which')}
          defaultValue={isLimited ? 'some' : 'all'}
          options={[
            { value: 'all', label: t('whichAll') },
            { value: 'some', label: t('whichSome') },
          ]}
        />
      </div>
      <div hidden={!isLimited}>
        <CheckList
          name="objectApiNames"
          label={t('objects')}
          error={errorOf('objectApiNames')}
          options={objects.map(({ apiName, label }) => ({ value: apiName, label, hint: '' }))}
          selected={objectApiNames}
          isDense
        />
      </div>
    </>
  )
}

/** The fields that have to be filled in. */
export function requiredWebhookFields(form: FormData): readonly string[] {
  return ['name', 'url', ...(form.get('which') === 'some' ? ['objectApiNames'] : [])]
}

/** Returns the properties that a form holds. */
export function readWebhookTerms(form: FormData): WebhookTerms {
  const getField = (name: string) => String(form.get(name) ?? '').trim()
  return {
    name: getField('name'),
    url: getField('url'),
    objectApiNames: form.get('which') === 'some' ? form.getAll('objectApiNames').map(String) : [],
  }
}
