import { wordsOf } from './words-of.ts';

it('says of each record what it is called, in its gender and number', () => {
  const produtor = wordsOf({ um: 'produtor', varios: 'produtores', genero: 'm' });
  expect([produtor.novo, produtor.ativou(1), produtor.desativou(2)]).toEqual([
    'Novo produtor',
    'Produtor ativado',
    '2 produtores desativados',
  ]);
  expect(produtor.emUsoTexto).toBe(
    'Um produtor em uso não é excluído. Desative-o: ele deixa de ser oferecido e o que já o usa continua como está.',
  );
  const meta = wordsOf({ um: 'meta', varios: 'metas', genero: 'f' });
  expect([meta.vazio, meta.salvou, meta.selecionados(1), meta.selecionados(3), meta.soAdministrador]).toEqual([
    'Nenhuma meta ainda',
    'Meta salva',
    '1 meta selecionada',
    '3 metas selecionadas',
    'Só administradores cuidam das metas',
  ]);
  expect(meta.conflito).toBe('Esta meta mudou enquanto você editava.');
});
