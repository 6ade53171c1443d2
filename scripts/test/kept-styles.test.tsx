// The styles this environment tells, against changes of what they are made of.
const drawElement = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.getElementById('a') as HTMLElement;
};
const styleOf = (element: Element) => getComputedStyle(element);

it('tells a style once, until the document changes', () => {
  const element = drawElement('<p><b id="a"></b></p>');
  const first = styleOf(element);
  expect(styleOf(element)).toBe(first);
  document.body.append('text');
  expect(styleOf(element)).not.toBe(first);
});

it('follows the attribute, the class, the parent and the sheets of an element', () => {
  const element = drawElement('<p><b id="a"></b></p>');
  expect([styleOf(element).display, styleOf(element).visibility]).toEqual(['', 'visible']);
  element.style.display = 'none';
  expect(styleOf(element).display).toBe('none');
  element.removeAttribute('style');
  expect(styleOf(element).display).toBe('');
  (element.parentElement as HTMLElement).style.visibility = 'hidden';
  expect(styleOf(element).visibility).toBe('hidden');
  const sheet = document.createElement('style');
  sheet.textContent = '.flat { display: flex } .grid { display: grid }';
  document.head.append(sheet);
  element.className = 'flat';
  expect(styleOf(element).display).toBe('flex');
  element.className = 'grid';
  expect(styleOf(element).display).toBe('grid');
  sheet.remove();
  expect(styleOf(element).display).toBe('');
});
