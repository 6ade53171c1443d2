import * as z from 'zod/mini';
import { catalogoDeErros } from './catalogo-de-erros.ts';
import { sentenceOfFalha } from './sentence-of-falha.ts';
import { translateIssues } from './translate-issues.ts';

it('uses the exact sentences of the specification, with their line breaks', () => {
  expect(catalogoDeErros.semResposta.join('<br/>')).toBe(
    'Oops... Ocorreu um erro inesperado.<br/>Por favor, tente novamente em alguns minutos ou entre em contato com nossa suporte se o problema persistir.',
  );
  expect(catalogoDeErros.emAtualizacao).toEqual(['O seu Balcão está em atualização. Aguarde alguns minutos e tente novamente']);
  expect(catalogoDeErros.falhou).toEqual(['A requisição falhou :(']);
  expect(catalogoDeErros.semMenu).toEqual(['Nenhum menu disponível']);
});

it.each([
  [{ tipo: 'recusada', mensagem: 'Já existe.' }, 'Já existe.'],
  [{ tipo: 'semResposta', mensagem: null }, catalogoDeErros.semResposta.join(' ')],
  [{ tipo: 'semResposta', mensagem: null, isSemConexao: true }, catalogoDeErros.semConexao.join(' ')],
  [{ tipo: 'emAtualizacao', mensagem: null }, catalogoDeErros.emAtualizacao[0]],
  [{ tipo: 'respostaInvalida', mensagem: '' }, 'A requisição falhou :('],
  [null, 'A requisição falhou :('],
])('describes %j: %s', (falha, sentence) => {
  expect(sentenceOfFalha(falha)).toBe(sentence);
});

describe('an issue of zod', () => {
  const Form = z.strictObject({
    nome: z.optional(z.string().check(z.minLength(1), z.maxLength(3))),
    senha: z.optional(z.string().check(z.minLength(8))),
    cor: z.optional(z.enum(['AZUL', 'VERDE'])),
    dia: z.optional(z.iso.date()),
    momento: z.optional(z.iso.datetime()),
    email: z.optional(z.email()),
    id: z.optional(z.uuid()),
    placa: z.optional(z.string().check(z.regex(/^secret-[A-Z]+$/))),
    n: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
    itens: z.optional(z.array(z.object({ valor: z.number() })).check(z.minLength(1), z.maxLength(2))),
    sim: z.optional(z.literal(true)),
    ou: z.optional(z.union([z.number(), z.boolean()])),
    mapa: z.optional(z.record(z.string().check(z.regex(/^[a-z]+$/)), z.int())),
    custom: z.optional(z.string().check(z.refine((value) => value === 'x', 'English text'))),
  });
  const translate = (entrada: Record<string, unknown>, withEntrada = true) => {
    const parsed = Form.safeParse(entrada);
    return parsed.success ? [] : translateIssues(parsed.error.issues, withEntrada ? { entrada, prefixo: 'f.' } : {});
  };

  it.each([
    [{ nome: 'aaaa' }, 'f.nome', 'muitoLongo', 'Use no máximo 3 caracteres.'],
    [{ nome: '' }, 'f.nome', 'obrigatorio', 'Campo obrigatório.'],
    [{ nome: null }, 'f.nome', 'obrigatorio', 'Campo obrigatório.'],
    [{ nome: 7 }, 'f.nome', 'invalido', 'Valor ausente ou inválido.'],
    [{ senha: 'abc' }, 'f.senha', 'muitoCurto', 'Use ao menos 8 caracteres.'],
    [{ cor: 'ROXO' }, 'f.cor', 'foraDaLista', 'Escolha uma das opções da lista.'],
    [{ sim: false }, 'f.sim', 'foraDaLista', 'Escolha uma das opções da lista.'],
    [{ dia: '2026-02-30' }, 'f.dia', 'invalido', 'Informe uma data válida.'],
    [{ momento: 'x' }, 'f.momento', 'invalido', 'Informe data e hora válidas.'],
    [{ email: 'x' }, 'f.email', 'invalido', 'Informe um e-mail válido.'],
    [{ id: 'x' }, 'f.id', 'invalido', 'Identificador inválido.'],
    [{ placa: 'x' }, 'f.placa', 'invalido', 'Formato inválido.'],
    [{ n: 1.5 }, 'f.n', 'invalido', 'Informe um número inteiro.'],
    [{ n: 0 }, 'f.n', 'foraDaFaixa', 'O menor valor aceito é 1.'],
    [{ n: 1_001 }, 'f.n', 'foraDaFaixa', 'O maior valor aceito é 1.000.'],
    [{ itens: [] }, 'f.itens', 'muitoCurto', 'Informe ao menos 1 item.'],
    [{ itens: [{ valor: 1 }, { valor: 1 }, { valor: 1 }] }, 'f.itens', 'muitoLongo', 'Informe no máximo 2 itens.'],
    [{ itens: [{ valor: 1 }, {}] }, 'f.itens.1.valor', 'obrigatorio', 'Campo obrigatório.'],
    [{ outro: 1 }, 'f.outro', 'desconhecido', 'Campo desconhecido.'],
    [{ ou: 'x' }, 'f.ou', 'invalido', 'Valor inválido.'],
    [{ mapa: { A1: 1 } }, 'f.mapa.A1', 'invalido', 'Valor inválido.'],
    [{ custom: 'y' }, 'f.custom', 'invalido', 'Valor inválido.'],
  ])('of %j names %s: %s', (entrada, campo, codigo, mensagem) => {
    expect(translate(entrada)).toEqual([{ campo, codigo, mensagem }]);
  });

  it('names each unknown field', () => {
    expect(translate({ x: 1, y: 2 }).map(({ campo }) => campo)).toEqual(['f.x', 'f.y']);
  });

  it('reports an invalid value, not a missing one, when the parsed value is not given', () => {
    expect(translate({ nome: null }, false)).toEqual([{ campo: 'nome', codigo: 'invalido', mensagem: 'Valor ausente ou inválido.' }]);
  });

  it('lets nothing of the schema through: no regex, no English', () => {
    const text = JSON.stringify(translate({ placa: 'x', custom: 'y', cor: 'z', nome: [] }));
    expect(text).not.toMatch(/secret|English|Invalid|AZUL/);
  });
});
