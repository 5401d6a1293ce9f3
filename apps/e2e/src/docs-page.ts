// What stands on the page that the pictures of the docs show, as HTML that is pasted.
const words = {
  intro:
    'Twelve pieces in three fabrics: <b>boiled wool</b> from Tyrol, <b>heavy linen</b> from Kortrijk, and the last of the Donegal tweed. Everything is cut in the studio; only the knits go out.',
  note: 'Photographs on the 18th, in the orchard if it stays dry. Tomasz brings the lamps either way.',
}

const column = (...blocks: string[]): string => `<div data-sheaf-type="column">${blocks.join('')}</div>`
const todo = (isDone: boolean, text: string): string =>
  `<li><input type="checkbox"${isDone ? ' checked' : ''}> ${text}</li>`

export const docsPage = [
  `<p>${words.intro}</p>`,
  `<aside data-sheaf-type="callout" data-sheaf-format="${JSON.stringify({
    page_icon: '📷',
    block_color: 'yellow_background',
  }).replaceAll('"', '&quot;')}"><p>${words.note}</p></aside>`,
  '<div data-sheaf-type="column_list">',
  column(
    '<h3>This week</h3>',
    '<ul>',
    todo(true, 'Order horn buttons for the coats'),
    todo(true, 'Grade the coat patterns'),
    todo(false, 'Fitting with two people before anything is cut'),
    todo(false, 'Write to the button maker in Bristol'),
    '</ul>',
  ),
  column(
    '<h3>Decided</h3>',
    '<ol><li>Coats first, knits last</li><li>Corozo for the <i>shirts</i></li><li>No plastic in the parcels</li></ol>',
    '<blockquote>Fewer pieces, made well.</blockquote>',
  ),
  '</div>',
  '<h3>Fabrics</h3>',
  '<table><thead><tr><th>Fabric</th><th>Weaver</th><th>Metres</th><th>Arrives</th></tr></thead><tbody>',
  '<tr><td>Boiled wool</td><td>Steiner, Mandling</td><td>140</td><td>3 October</td></tr>',
  '<tr><td>Heavy linen</td><td>Libeco, Meulebeke</td><td>95</td><td>in the studio</td></tr>',
  '<tr><td>Donegal tweed</td><td>Molloy, Ardara</td><td>38</td><td>in the studio</td></tr>',
  '</tbody></table>',
  '<h3>Cost of a coat</h3>',
  '<pre><code class="language-ts">const coat = 2.6 * price.wool + buttons.horn * 5 + hours(9.5)</code></pre>',
].join('')
