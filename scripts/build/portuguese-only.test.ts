import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import sentences from './combo-box.copy.ts';
import { keepPortuguese, SENTENCES } from './portuguese-only.ts';

const library = path.join(import.meta.dirname, '../../node_modules/react-aria/dist/private');
const asked = (request: string, context = path.join(library, 'combobox')) => {
  const pedido = { request, context };
  keepPortuguese(pedido);
  return pedido.request;
};

it('puts Portuguese in the place of every other language, and ours where the library is wrong', () => {
  expect(asked('../intl/menu/ar-AE.mjs')).toBe('../intl/menu/pt-BR.mjs');
  expect(asked('../intl/menu/pt-BR.mjs')).toBe('../intl/menu/pt-BR.mjs');
  expect(asked('../intl/combobox/pt-BR.mjs')).toMatch(/combo-box\.copy\.ts$/);
  expect(asked('./useComboBox.mjs')).toBe('./useComboBox.mjs');
  expect(asked('../intl/menu/ar-AE.mjs', '/house/packages/ui/src')).toBe('../intl/menu/ar-AE.mjs');
});

it('knows the sentences of the library that is installed', () => {
  const importing = readFileSync(path.join(library, 'combobox/intlStrings.mjs'), 'utf8');
  const requests = [...importing.matchAll(/from "([^"]+)"/g)].map(([, request]) => request ?? '');
  expect(requests.length).toBeGreaterThan(30);
  expect(requests.filter((request) => !SENTENCES.test(request))).toEqual([]);
  for (const component of readdirSync(path.join(library, 'intl'))) {
    expect(readdirSync(path.join(library, 'intl', component))).toContain('pt-BR.mjs');
  }
  const theirs = readFileSync(path.join(library, 'intl/combobox/pt-BR.mjs'), 'utf8');
  expect(Object.keys(sentences).sort()).toEqual([...theirs.matchAll(/^ {4}"(\w+)":/gm)].map(([, key]) => key).sort());
});

it('says how many options there are in the right number', () => {
  const strings = { 'pt-BR': sentences } as unknown as ConstructorParameters<typeof LocalizedStringDictionary>[0];
  const formatter = new LocalizedStringFormatter('pt-BR', new LocalizedStringDictionary(strings));
  const say = (optionCount: number) => formatter.format('countAnnouncement', { optionCount });
  expect([say(0), say(1), say(3)]).toEqual(['0 opções disponíveis.', '1 opção disponível.', '3 opções disponíveis.']);
  const foco = { isGroupChange: false, groupTitle: '', groupCount: 0, optionText: 'Alarme', isSelected: true };
  expect(formatter.format('focusAnnouncement', foco)).toBe('Alarme, selecionada');
});
