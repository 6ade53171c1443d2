// The labels and controls this environment gives, against the rules of HTML.
const draw = (html: string) => {
  document.body.innerHTML = html;
};
const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const labelsOf = (id: string) => Array.from(control(id).labels ?? [], (label) => label.textContent);

it('finds the labels of a control by its id and around it, in the order of the document', () => {
  draw('<label for="a">one</label><label>two <input id="a"></label><label for="b">three</label><select id="b"></select>');
  expect(labelsOf('a')).toEqual(['one', 'two ']);
  expect(labelsOf('b')).toEqual(['three']);
});

it('follows what changes after it was asked: ids, targets, and what is added and removed', () => {
  draw('<label for="a">one</label><input id="a">');
  const [label] = document.querySelectorAll('label');
  const input = control('a');
  const kept = input.labels;
  expect(label?.control).toBe(input);
  input.id = 'b';
  expect(label?.control).toBeNull();
  expect(kept).toHaveLength(0);
  label?.setAttribute('for', 'b');
  expect(label?.control).toBe(input);
  expect(kept).toHaveLength(1);
  input.remove();
  expect(label?.control).toBeNull();
});

it('takes the first element of an id, and none that takes no label', () => {
  draw(
    '<label for="a">one</label><p id="a"></p><input id="a"><label for="h">two</label><input id="h" type="hidden"><label for="">three <input></label>',
  );
  expect(Array.from(document.querySelectorAll('label'), (label) => label.control)).toEqual([null, null, null]);
  expect(control('h').labels).toBeNull();
});

it('keeps a tree outside of the document apart', () => {
  draw('<input id="a">');
  const apart = document.createElement('div');
  apart.innerHTML = '<label for="a">one</label>';
  expect(apart.querySelector('label')?.control).toBeNull();
  document.body.append(apart);
  expect(labelsOf('a')).toEqual(['one']);
});
