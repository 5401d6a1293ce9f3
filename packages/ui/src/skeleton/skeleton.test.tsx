import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SkeletonRegion, SkeletonText } from './skeleton'

describe('SkeletonText', () => {
  it('takes a line of room for each line, the last one short', () => {
    const html = renderToStaticMarkup(<SkeletonText lines={3} />)
    expect(html.match(/block-size:1lh/g)).toHaveLength(3)
    expect(html.match(/inline-size:58%/g)).toHaveLength(1)
  })

  it('does not shorten a single line', () => {
    expect(renderToStaticMarkup(<SkeletonText lines={1} />)).not.toContain('58%')
  })
})

describe('SkeletonRegion', () => {
  it('is announced once, by its label', () => {
    const html = renderToStaticMarkup(
      <SkeletonRegion label="Loading">
        <SkeletonText />
      </SkeletonRegion>,
    )
    expect(html.match(/role="status"/g)).toHaveLength(1)
    expect(html).toContain('Loading')
  })
})
