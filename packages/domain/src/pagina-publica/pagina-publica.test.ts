import { LinhaCotada } from '@balcao/contracts';
import { contrastOf, darkenTo, textOn } from './contraste.ts';
import { drawPagina } from './draw-pagina.ts';
import { paginaInicial } from './pagina-inicial.ts';
import { perguntasDaPagina, respostasDaPagina } from './perguntas-da-pagina.ts';
import { isSlug, normalizePagina, toSlug, validatePagina } from './validate-pagina.ts';

const inicial = { ...paginaInicial({ nome: 'Boa Vista', telefone: null }), whatsapp: '35998765432' };
const erros = (mudanca: object) => validatePagina({ slug: 'boa-vista', conteudo: { ...inicial, ...mudanca } }).map(({ campo }) => campo);

it('measures contrast as WCAG does, and reads black or white on every colour at 4.5:1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  for (const cor of ['#ffd400', '#ee0000', '#808080', '#7f7f00', '#0b4f4a', '#ff0000', '#757575'])
    expect(contrastOf(textOn(cor), cor)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(darkenTo('#ffd400', 4.5), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(darkenTo('#0b4f4a', 4.5)).toBe('#0b4f4a');
});

it.each([
  ['boa-vista', true],
  ['a1b', true],
  ['ab', false],
  ['-boa', false],
  ['boa-', false],
  ['boa--vista', false],
  ['Boa', false],
  ['são', false],
  ['a/b', false],
])('takes %s for an address: %s', (slug, isOne) => expect(isSlug(slug)).toBe(isOne));

it('makes an address of a name', () => expect(toSlug(' Corretora São José & Cia. ')).toBe('corretora-sao-jose-cia'));

it('keeps what a page begins with, and refuses each part nobody could use', () => {
  expect(erros({})).toEqual([]);
  expect(erros({ cor: '#ffe066' })).toEqual(['conteudo.cor']);
  expect(erros({ destaque: 'red' })).toEqual(['conteudo.destaque']);
  expect(erros({ whatsapp: null })).toEqual(['conteudo.telefone']);
  expect(erros({ whatsapp: '3534711234' })).toEqual(['conteudo.whatsapp']);
  expect(erros({ equipe: [{ nome: '', cargo: '', celular: '1' }] })).toEqual(['conteudo.equipe.0.nome', 'conteudo.equipe.0.celular']);
  expect(erros({ horarios: { uteis: { de: '18:00', ate: '09:00' }, sabado: { de: '25:00', ate: 'x' }, domingo: null } })).toEqual([
    'conteudo.horarios.uteis.ate',
    'conteudo.horarios.sabado.de',
    'conteudo.horarios.sabado.ate',
  ]);
  expect(erros({ linhas: ['AUTO', 'AUTO'] })).toEqual(['conteudo.linhas']);
  expect(erros({ consentimento: 'Aceite.' })).toEqual(['conteudo.consentimento']);
  expect(normalizePagina({ ...inicial, whatsapp: '+55 (35) 99876-5432', cor: '#0B4F4A' })).toMatchObject({
    whatsapp: '35998765432',
    cor: '#0b4f4a',
  });
});

it.each(LinhaCotada.options)('asks few questions of %s, all of them the line has', (linha) => {
  const { perguntas } = perguntasDaPagina(linha);
  expect(perguntas.length).toBeLessThanOrEqual(4);
  expect(perguntas.map(({ tipo }) => tipo)).not.toContain('lista');
});

it('reads what was typed as the line keeps it, and nothing it did not ask', () => {
  const digitado = {
    'segurado.nome': ' Zélia ',
    'condominio.unidades': '1.200',
    'segurado.documento': '1',
    observacoes: '',
    constructor: 'x',
  };
  expect(respostasDaPagina('CONDOMINIO', digitado)).toEqual({ segurado: { nome: 'Zélia' }, condominio: { unidades: 1_200 } });
});

it('draws every text of a page escaped, wherever it stands', () => {
  const mau = '"><script>alert(1)</script>';
  // nothing of it but letters, once it is escaped
  const inteiro = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;';
  const { corpo } = drawPagina({
    conteudo: {
      ...inicial,
      titulo: mau,
      chamada: mau,
      email: mau,
      endereco: mau,
      consentimento: mau,
      whatsapp: mau,
      telefone: mau,
      equipe: [{ nome: mau, cargo: mau, celular: '35998765432', foto: 'f0' }],
      horarios: { uteis: { de: mau, ate: mau }, sabado: null, domingo: null },
    },
    corretora: { nome: mau, cnpj: mau, susep: mau },
    logo: { url: mau },
    foto: { url: mau, largura: 1, altura: 1 },
    retratos: { f0: { url: mau } },
    perguntas: inicial.linhas.map(perguntasDaPagina),
    envio: { slug: mau, prova: mau, consentimentoVersao: 1 },
  });
  expect(corpo).not.toContain('<script');
  expect(corpo.split(inteiro).length).toBeGreaterThan(15);
  expect(corpo.replaceAll(inteiro, '')).not.toContain('alert(');
});

it('draws the portrait of who has one, named, of its own size and fetched when it is near; of who has none, nothing', () => {
  const pessoa = { cargo: 'Sócia', celular: null };
  const { corpo } = drawPagina({
    conteudo: {
      ...inicial,
      equipe: [
        { ...pessoa, nome: 'Rita Prado', foto: 'f0' },
        { ...pessoa, nome: 'Caio', foto: 'perdida' },
        { ...pessoa, nome: 'Eva' },
      ],
    },
    corretora: { nome: 'Boa Vista', cnpj: '12345678000195', susep: null },
    logo: null,
    foto: null,
    retratos: { f0: { url: '/p/boa-vista/imagem/f0' } },
    perguntas: [],
    envio: null,
  });
  expect(corpo.match(/<img[^>]*>/g)).toEqual([
    '<img class="retrato" src="/p/boa-vista/imagem/f0" width="72" height="72" loading="lazy" decoding="async" alt="Foto de Rita Prado" />',
  ]);
});
