import { pascalCase, quote, type Scaffold, type ScaffoldRequest, splitDomain } from './scaffold'

/** Returns a screen of the portal at `/<name>` for signed-in customers, with its title: `home/tips` is `/tips`. */
export function screenScaffold({ name: given, label }: ScaffoldRequest): Scaffold {
  const { domain, name } = splitDomain(given)
  const component = pascalCase(name)
  return {
    folder: `domains/${domain}/screens/${name}`,
    files: {
      'labels.ts': `import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: { en: 'We are preparing this page.', es: 'Estamos preparando esta página.' },
})
`,
      [`${component}.tsx`]: `import { PageTitle } from '@porchlight/design-system'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

export function ${component}({ title }: ScreenProps) {
  const t = useLabels(labels)
  return (
    <>
      <Head title={title} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
    </>
  )
}
`,
      'screen.ts': `import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: ${quote(label.en)}, es: ${quote(label.es)} }

export const screen = defineScreen({
  name: '${name}',
  paths: ['/${name}'],
  access: 'customer',
  titleLabel,
  load: async () => (await import('./${component}')).${component},
})
`,
    },
    next: [
      'Choose access: guest or customer. A form’s method names the page’s address in its contract’s `forms`.',
      `Write ${component}.tsx; read data with the hooks of @porchlight/data-service-react and of the domains’ methods.`,
    ],
  }
}
