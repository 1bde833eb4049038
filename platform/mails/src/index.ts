export { defineMail, type Mail, type MailLabels } from './define-mail'
export { type MailInput, type RenderedMail, renderMail } from './render-mail'
