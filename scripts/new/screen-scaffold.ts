import { pascalCase, quote, type Scaffold, type ScaffoldRequest } from './scaffold'

/** A screen of the portal at `/<name>` for signed-in customers, with its title. */
export function screenScaffold({ name, label }: ScaffoldRequest): Scaffold {
  const component = pascalCase(name)
  return {
    folder: `apps/portal/src/screens/${name}`,
    files: {
      'labels.ts': `import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: ${quote(label.en)}, es: ${quote(label.es)} },
})
`,
      [`${component}.tsx`]: `import { PageTitle } from '@porchlight/design-system'
import { useLabels } from '../../shell/page/page-context'
import { useHead } from '../../shell/page/use-head'
import { labels } from './labels'

export function ${component}() {
  const t = useLabels(labels)
  useHead({ title: t('title') })
  return <PageTitle>{t('title')}</PageTitle>
}
`,
      'screen.ts': `import { defineScreen } from '../../shell/screen'
import { labels } from './labels'

export const screen = defineScreen({
  name: '${name}',
  paths: ['/${name}'],
  access: 'customer',
  titleLabel: labels.title,
  formMethod: null,
  load: async () => (await import('./${component}')).${component},
})
`,
    },
    next: [
      'Choose access: guest or customer, and formMethod when the screen has a form.',
      `Write ${component}.tsx; read data with the hooks of @porchlight/data-service-react.`,
    ],
  }
}
