import type { MarkdownRenderer } from 'vitepress'

/**
 * Shows the text of documents as GitHub does, where VitePress would take it for something else: emoji, tags and
 * expressions of Vue. Comments stay out; other HTML is shown as it is written.
 */
export function keepText(markdown: MarkdownRenderer): void {
  markdown.disable('emoji')
  const { rules } = markdown.renderer
  const { escapeHtml } = markdown.utils
  const contentOf = (content = '') => {
    // VitePress marks headings with an entity, which is no tag.
    if (!content.startsWith('<')) return content
    return content.startsWith('<!--') ? '' : escapeHtml(content)
  }
  rules.html_inline = (tokens, index) => contentOf(tokens[index]?.content)
  rules.html_block = (tokens, index) => contentOf(tokens[index]?.content)
  rules.text = (tokens, index) => escapeHtml(tokens[index]?.content ?? '').replaceAll('{{', '&#123;&#123;')
}
