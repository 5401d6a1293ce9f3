// HTML that wants to run something. It is read, written again and looked at: nothing that runs, loads or frames is left.
import { describe, expect, it } from 'vitest'
import { fromJson, toHtml, toJson } from '../exchange'
import { fromMarkdown, parseHtml, toMarkdown } from '../markdown'

const attacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<p>a<script src="https://evil.example/x.js"></script></p>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a.example/x.png" onload="alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java&#10;script:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,x"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><input type=submit><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<style>@import "https://evil.example/x.css"; p{background:url(javascript:alert(1))}</style><p>x</p>',
  '<link rel=stylesheet href="https://evil.example/x.css"><base href="https://evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<details open ontoggle=alert(1)><summary>x</summary>y</details>',
  '<video src="javascript:alert(1)" onerror=alert(1)><source onerror=alert(1)></video>',
  '<video poster="javascript:alert(1)"></video>',
  '<table background="javascript:alert(1)"><tr><td onmouseover=alert(1)>x</td></tr></table>',
  '<p data-sheaf-type="text" data-sheaf-format=\'{"__proto__":{"polluted":1},"constructor":1}\'>x</p>',
  '<p data-sheaf-type="image" data-sheaf-properties=\'{"source":[["javascript:alert(1)"]]}\'><img></p>',
  '<figure data-sheaf-type="image" data-sheaf-properties=\'{"source":[["data:text/html;base64,eA=="]]}\'><img></figure>',
  '<div data-sheaf-type="embed" data-sheaf-properties=\'{"source":[["java\\nscript:alert(1)"]]}\'></div>',
  '<div data-sheaf-type="script" onclick=alert(1)>x</div>',
  '<span data-sheaf-embed=\'{"k":"u","v":["<img src=x onerror=alert(1)>"]}\'><img src=x onerror=alert(1)></span>',
  '<span data-color="red;background:url(javascript:alert(1))">x</span>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<p title="&lt;img src=x onerror=alert(1)&gt;">x</p>',
  `${'<div>'.repeat(5_000)}deep`,
]

const runs =
  /<(script|style|svg|math|object|embed|form|link|meta|base|template|noscript)\b|<[^>]*\son\w+\s*=|(href|src|poster|action|background)="?\s*(javascript|data|vbscript)|<iframe[^>]*\ssrc="(?!https:)|srcdoc|@import|url\(/i

describe('HTML that wants to run something', () => {
  it.each(attacks.map(attack => [attack.slice(0, 90), attack] as const))('is inert: %s', (_name, attack) => {
    for (const trees of [parseHtml(attack), fromMarkdown(attack), fromMarkdown(`# Title\n\n- ${attack}\n`)]) {
      // Text may say anything; what counts is what stands outside of text and of quoted values.
      const html = toHtml(trees).replaceAll(/="[^"]*&lt;[^"]*"/g, '=""')
      expect(html).not.toMatch(runs)
      expect(JSON.stringify(trees.map(({ properties, format }) => [properties, format]))).not.toMatch(
        /javascript:|data:text|polluted/i,
      )
      expect(toMarkdown(trees)).not.toMatch(/\]\((javascript|data|vbscript):/i)
    }
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
  it('is inert in our own format too', () => {
    const trees = fromJson(
      JSON.stringify([
        {
          type: 'text',
          runs: [
            { insert: 'x', attributes: { a: 'javascript:alert(1)', h: 'red;x', 'm:1': true, onclick: 'x' } },
            { insert: { k: '__proto__', v: [] } },
          ],
          properties: { source: [['javascript:alert(1)']], title: [['other']] },
          children: [{ type: 'script' }, 3, null, { type: 'text', runs: 'no', format: [] }],
        },
        { type: 'nonsense', children: [] },
      ]),
    )
    expect(trees).toEqual([
      {
        type: 'text',
        runs: [{ insert: 'x' }],
        properties: {},
        format: {},
        children: [{ type: 'text', runs: [], properties: {}, format: {}, children: [] }],
      },
    ])
    for (const text of ['', '{', '{}', '[{"__proto__":1}]', `${'['.repeat(2_000)}${']'.repeat(2_000)}`])
      expect(fromJson(text) ?? []).toEqual([])
    expect(toJson(trees ?? [])).not.toContain('javascript')
  })
})
