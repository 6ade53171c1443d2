import type { EnvioOrcamento, Segurado } from '@balcao/contracts';
import { addDias, emailEstrito, hojeEm, isCelular, normalizeTelefone, type ParametrosEnvio } from '@balcao/domain';
import type { OfertaEscolhida } from './comparativo.repository.ts';
import { envioCopy as copy } from './envio.copy.ts';
import { destinatarioInvalido, destinatariosDemais, semDestinatario } from './envio.errors.ts';
import type { EntregaRow, EnvioListado, EnvioRow, RespostaRow } from './envio.repository.ts';
import type { LinksPublicos } from './link-publico.ts';
import { blocosDe, deriveFrom, linhaDo } from './orcamento.model.ts';
import type { OrcamentoRow } from './orcamento.repository.ts';

/** Names of everything a message may ask for. */
export const VARIAVEIS = ['cliente', 'bem', 'numero', 'ofertas', 'validade', 'link', 'corretor', 'corretora'] as const;

/** What the client is called: the first name alone. */
export const primeiroNome = (orcamento: OrcamentoRow): string =>
  deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho).segurado?.split(/\s+/)[0] ?? copy.clienteSemNome;

export const ofertasEmLinhas = (escolhidas: readonly OfertaEscolhida[]): string =>
  escolhidas.map(({ seguradora, oferta }) => copy.oferta(seguradora, oferta.pacote, oferta.premioTotalCentavos)).join('\n');

/** What fills the variables of a message about a case. */
export function variaveisOf(
  orcamento: OrcamentoRow,
  { corretora, corretor, ofertas, link, expiraEm }: { corretora: string; corretor: string; ofertas: string; link: string; expiraEm: Date },
): Record<(typeof VARIAVEIS)[number], string> {
  return {
    cliente: primeiroNome(orcamento),
    bem: deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho).bem ?? copy.bemSemNome,
    numero: String(orcamento.numero),
    ofertas,
    validade: copy.ate(hojeEm(expiraEm)),
    link,
    corretor,
    corretora,
  };
}

/** Where the insured of the draft can be reached. */
export function contatosOf(orcamento: OrcamentoRow): { email: string; celular: string } {
  const { email, celular } = (blocosDe(orcamento.rascunho).segurado ?? {}) as Partial<Segurado>;
  return { email: email ?? '', celular: celular ?? '' };
}

/** @throws {Recusa} 422 at the address that is refused */
function emailsOf(dados: readonly string[], maximo: number): string[] {
  if (dados.length === 0) throw semDestinatario();
  if (dados.length > maximo) throw destinatariosDemais(maximo);
  const seen = new Set<string>();
  dados.forEach((email, index) => {
    if (!emailEstrito(email)) throw destinatarioInvalido(index, copy.emailInvalido);
    if (seen.has(email.toLowerCase())) throw destinatarioInvalido(index, copy.emailRepetido);
    seen.add(email.toLowerCase());
  });
  return [...dados];
}

/** Recipients as they are kept: e-mails, or the digits of one mobile number, or nobody. */
export function destinatariosOf(canal: EnvioRow['canal'], dados: readonly string[], { maxDestinatarios }: ParametrosEnvio): string[] {
  if (canal === 'LINK') return [];
  if (canal === 'EMAIL') return emailsOf(dados, maxDestinatarios);
  const [celular] = dados;
  if (celular === undefined) throw semDestinatario();
  if (dados.length > 1) throw destinatariosDemais(1);
  if (!isCelular(celular)) throw destinatarioInvalido(0, copy.celularInvalido);
  return [normalizeTelefone(celular)];
}

/** Opens the conversation with the message typed. */
const whatsappOf = (celular: string, texto: string): string => `https://wa.me/55${celular}?text=${encodeURIComponent(texto)}`;

export const isVencida = ({ validade }: Pick<OfertaEscolhida, 'validade'>, agora: Date): boolean =>
  validade !== null && validade < hojeEm(agora);

export const situacaoOf = (
  { revogadoEm, expiraEm }: Pick<EnvioRow, 'revogadoEm' | 'expiraEm'>,
  agora: Date,
): EnvioOrcamento['situacao'] => {
  if (revogadoEm) return 'REVOGADO';
  return expiraEm > agora ? 'ATIVO' : 'EXPIRADO';
};

/** Last moment of a link that holds for so many days: the end of that day would surprise nobody, the exact hour would. */
export const expiraEmDias = (agora: Date, dias: number): Date => new Date(`${addDias(hojeEm(agora), dias)}T23:59:59-03:00`);

/** A sending in the shape of the contract. */
export function toEnvio(
  row: EnvioListado,
  {
    entregas,
    respostas,
    links,
    agora,
  }: { entregas: readonly EntregaRow[]; respostas: readonly RespostaRow[]; links: LinksPublicos; agora: Date },
): EnvioOrcamento {
  const situacao = situacaoOf(row, agora);
  const isAtivo = situacao === 'ATIVO';
  return {
    id: row.id,
    criadoEm: row.criadoEm.toISOString(),
    usuario: row.usuario,
    canal: row.canal,
    assunto: row.assunto,
    ofertas: row.nomesOfertas,
    situacao,
    expiraEm: row.expiraEm.toISOString(),
    abertoEm: row.abertoEm?.toISOString() ?? null,
    aberturas: row.aberturas,
    entregas: entregas.filter(({ envioId }) => envioId === row.id),
    respostas: respostas.filter(({ envioId }) => envioId === row.id),
    url: isAtivo ? links.url('cotacao', row.id) : null,
    whatsapp: isAtivo && row.canal === 'WHATSAPP' ? whatsappOf(row.destinatarios[0] ?? '', row.mensagem) : null,
  };
}
