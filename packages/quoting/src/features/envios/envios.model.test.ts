import type { PreparoEnvio } from '@balcao/contracts';
import { destinatariosDe, errosDe, inOrderOfList, startEnvio, modelosDo, previaDe, sayPrazo } from './envios.model.ts';

const oferta = (id: string, vencida = false, validade: string | null = null) => ({
  id,
  seguradora: 'Alfa',
  pacote: id,
  premioTotalCentavos: 100_000,
  periodicidade: 'ANUAL' as const,
  validade,
  vencida,
});
const preparo: PreparoEnvio = {
  status: 'CALCULADO',
  numero: 7,
  ofertas: [oferta('velha', true), oferta('a'), oferta('b')],
  modelos: [
    { id: '1', canal: 'EMAIL', nome: 'Envio', assunto: 'Cotação nº {{numero}}', corpo: 'Olá, {{cliente}}: {{ofertas}} {{link}}' },
    { id: '2', canal: 'WHATSAPP', nome: 'Envio', assunto: 'x', corpo: 'Oi, {{cliente}}' },
  ],
  variaveis: { cliente: 'Zélia', numero: '7' },
  sugerido: { email: 'z@x.com', celular: '35998765432' },
  maxDestinatarios: 5,
  maxOfertas: 5,
  emails: { restantes: 28, liberaEm: null },
  validadeDias: 14,
  linkAte: '2026-12-06',
};

it('begins with the offers asked for that still hold, else with the cheapest that does', () => {
  expect(startEnvio(preparo, ['b', 'velha', 'outra']).ofertas).toEqual(['b']);
  expect(startEnvio(preparo, []).ofertas).toEqual(['a']);
  expect(startEnvio(preparo, []).emails).toBe('z@x.com');
});

it('keeps the chosen offers in the order of the list, the cheapest first, however they were ticked', () => {
  expect(startEnvio(preparo, ['b', 'a']).ofertas).toEqual(['a', 'b']);
  expect(inOrderOfList(preparo, ['b', 'a'])).toEqual(['a', 'b']);
});

it('says of each offer the same last day as the message: never one after its cover begins', () => {
  expect(sayPrazo(oferta('a', false, '2026-12-03'))).toBe('válida até 03/12/2026');
  expect(sayPrazo({ ...oferta('a', false, '2026-12-03'), vigIni: '2026-12-20' })).toBe('válida até 03/12/2026');
  expect(sayPrazo({ ...oferta('a', false, '2026-12-03'), vigIni: '2026-11-26' })).toBe('válida até 26/11/2026 (vigência)');
  expect(sayPrazo({ ...oferta('a'), vigIni: '2026-11-26' })).toBe('válida até 26/11/2026 (vigência)');
});

it('previews the message filled with what was chosen', () => {
  const { assunto, mensagem } = previaDe(startEnvio(preparo, ['a']), preparo);
  expect(assunto).toBe('Cotação nº 7');
  expect(mensagem).toMatch(/^Olá, Zélia: • Alfa — a: R\$\s1\.000,00 \(o link/);
});

it('previews the day the first of the chosen prices ends, and never one after the link', () => {
  const ofertas = [oferta('a', false, '2026-11-29'), oferta('b', false, '2026-11-27'), oferta('c')];
  const escrito = { ...startEnvio(preparo, []), mensagem: 'até {{validade}}' };
  const ate = (...escolhidas: string[]) => previaDe({ ...escrito, ofertas: escolhidas }, { ...preparo, ofertas }).mensagem;
  expect([ate('a'), ate('a', 'b'), ate('c')]).toEqual(['até 29/11/2026', 'até 27/11/2026', 'até 06/12/2026']);
});

it('reads recipients by channel and says what is missing', () => {
  const escrito = { ...startEnvio(preparo, []), emails: 'a@x.com, b@x.com;\n' };
  expect(destinatariosDe(escrito)).toEqual(['a@x.com', 'b@x.com']);
  expect(destinatariosDe({ ...escrito, canal: 'LINK' })).toEqual([]);
  expect(destinatariosDe({ ...escrito, canal: 'WHATSAPP' })).toEqual(['35998765432']);
  expect(errosDe({ ...escrito, emails: '', ofertas: [] }, preparo)).toEqual({
    ofertas: 'Escolha ao menos uma oferta.',
    destinatarios: 'Informe para quem enviar.',
  });
  expect(errosDe({ ...escrito, canal: 'LINK' }, preparo)).toEqual({});
  expect(modelosDo(preparo, 'WHATSAPP').map(({ id }) => id)).toEqual(['2']);
});
