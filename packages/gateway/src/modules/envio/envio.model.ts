import type { EnvioOrcamento, Segurado } from '@balcao/contracts';
import {
  addDias,
  emailEstrito,
  hojeEm,
  isCelular,
  isCnpj,
  isEncerrado,
  isOfertaVencida,
  isVigenciaPassada,
  normalizeTelefone,
  type ParametrosEnvio,
  type VariavelDoModelo,
  variaveisDasOfertas,
} from '@balcao/domain';
import type { OfertaEscolhida } from '../comparativo/index.ts';
import { envioCopy as copy } from './envio.copy.ts';
import { destinatarioInvalido, destinatariosDemais, semDestinatario } from './envio.errors.ts';
import type { RespostaRow } from './conversa.repository.ts';
import type { EntregaRow, EnvioListado, EnvioRow } from './envio.repository.ts';
import type { LinksPublicos } from './link-publico.ts';
import { blocosDe, deriveFrom, linhaDo, type OrcamentoRow } from '../orcamento/index.ts';

/** What the client is called: a person by the first name, a company by its whole one. */
export function nomeDoCliente({ formulario, rascunho }: Pick<OrcamentoRow, 'formulario' | 'rascunho'>): string {
  const { segurado, documento } = deriveFrom(linhaDo(formulario), rascunho);
  return (isCnpj(documento ?? '') ? segurado : segurado?.split(/\s+/)[0]) ?? copy.clienteSemNome;
}

/** An offer as messages name it. */
export const toOfertaDoEnvio = ({
  seguradora,
  oferta: { pacote, premioTotalCentavos, periodicidade },
  validade,
  vigIni,
}: OfertaEscolhida) => ({
  seguradora,
  pacote,
  premioTotalCentavos,
  periodicidade,
  validade,
  vigIni,
});

/** What fills the variables of a message about a case, whatever is sent of it. */
export const variaveisDoCaso = (orcamento: OrcamentoRow, de: { numero: string; corretora: string; corretor: string }) => ({
  cliente: nomeDoCliente(orcamento),
  bem: deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho).bem ?? copy.bemSemNome,
  ...de,
});

/** The same, and what is only known of one sending: its offers, their validity and its link. */
export const variaveisDoEnvio = (
  doCaso: ReturnType<typeof variaveisDoCaso>,
  { escolhidas, link, expiraEm }: { escolhidas: readonly OfertaEscolhida[]; link: string; expiraEm: Date },
): Record<VariavelDoModelo, string> => ({
  ...doCaso,
  ...variaveisDasOfertas(escolhidas.map(toOfertaDoEnvio), hojeEm(expiraEm)),
  link,
});

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

type Prazos = Pick<OfertaEscolhida, 'validade' | 'vigIni'>;

export const isInicioPassado = (oferta: Pick<OfertaEscolhida, 'vigIni'>, agora: Date): boolean => isVigenciaPassada(oferta, hojeEm(agora));

/** Whether an offer can no longer be sold as it was priced: its price ended, or its cover would have begun already. */
export const isVencida = (oferta: Prazos, agora: Date): boolean => isOfertaVencida(oferta, hojeEm(agora)) || isInicioPassado(oferta, agora);

type Situacao = Pick<OrcamentoRow, 'status'>;

/** Neither sold nor lost: one whose prices ended may still be asked for. */
export const isAberta = ({ status }: Situacao): boolean => !isEncerrado(status) || status === 'EXPIRADO';

/** Whether a client can no longer have an offer as it was sent: it ended, or those of its whole case did. */
export const isVencidaPara = ({ status }: Situacao, oferta: Prazos, agora: Date): boolean =>
  status === 'EXPIRADO' || isVencida(oferta, agora);

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
    ofertas: row.nomesOfertas.map(({ vigIni: _, ...oferta }) => oferta),
    situacao,
    expiraEm: row.expiraEm.toISOString(),
    abertoEm: row.abertoEm?.toISOString() ?? null,
    aberturas: row.aberturas,
    entregas: entregas.filter(({ envioId, respostaId }) => envioId === row.id && respostaId === null),
    respostas: respostas
      .filter(({ envioId }) => envioId === row.id)
      .map((resposta) => ({ ...resposta, entregas: entregas.filter(({ respostaId }) => respostaId === resposta.id) })),
    clienteEsperaDesde: row.clienteEsperaDesde?.toISOString() ?? null,
    isPrecoVencido: row.nomesOfertas.some((oferta) => isVencida(oferta, agora)),
    url: isAtivo ? links.url('cotacao', row.id) : null,
    whatsapp: isAtivo && row.canal === 'WHATSAPP' ? whatsappOf(row.destinatarios[0] ?? '', row.mensagem) : null,
  };
}
