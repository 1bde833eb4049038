import { defineScreen } from '@porchlight/page-parts/screen'

const titleLabel = { en: 'Review and sign up', es: 'Revise e inscríbase' }

export const screen = defineScreen({
  name: 'enroll-review',
  paths: ['/enroll/review'],
  access: 'guest',
  titleLabel,
  load: async () => (await import('./SignUpReview')).SignUpReview,
})
