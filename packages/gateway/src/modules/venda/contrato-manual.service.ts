import type { Contrato, DadosContratoManual, FichaContratoManual, OpcoesContratoManual } from '@balcao/contracts';
import {
  formatBps,
  formatData,
  hojeEm,
  isCnpj,
  isCpf,
  isVendaEditavel,
  normalizeDocumento,
  planContrato,
  prazoDeAceite,
} from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { camposInvalidos } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { judgeContrato, writeApolice, writeContas } from '../apolice/index.ts';
import { escopoDe } from '../escopo/index.ts';
import type { PropostaPort, RiscoPort } from '../proposta/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { ContratoManualRepository } from './contrato-manual.repository.ts';
import type { ContratoVistoService } from './contrato-visto.service.ts';
import {
  comissaoAcima,
  contaEmMovimento,
  documentoInvalido,
  numeroRepetido,
  riscoDigitadoJaSegurado,
  seguradoSemNome,
  vendaDigitadaAlterada,
  vendaNaoEditavel,
} from './venda.errors.ts';

interface Deps extends Pick<Recursos, 'agora' | 'db'> {
  readonly newId: () => string;
  readonly contratos: Pick<ContratoVistoService, 'findLados' | 'read'>;
  readonly manuais: ContratoManualRepository;
  readonly propostas: PropostaPort;
  readonly riscos: RiscoPort;
  readonly registry: RegistryPort;
}

/** Fields as the form has them, of those a contract calls otherwise. */
const CAMPOS: Readonly<Record<string, string>> = { seguradoId: 'segurado.documento', numero: 'emitida.numero' };

/** Sales that are typed in: created whole, read back into their form, changed over the version that was read. */
export function createContratoManualService({ agora, db, newId, contratos, manuais, propostas, riscos, registry }: Deps) {
  /** The contract of what was typed, its client found or begun. @throws {Recusa} 422 at the fields */
  async function contratoOf(tx: Tx, chamador: Chamador, dados: DadosContratoManual): Promise<Contrato> {
    const { segurado, produtores, numeroSeguradora: _n, emitida: _e, motivoRisco: _m, ...resto } = dados;
    const documento = normalizeDocumento(segurado.documento);
    if (!isCpf(documento) && !isCnpj(documento)) throw documentoInvalido();
    if (segurado.nome === '' && (await manuais.findSegurado(tx, documento)) === null) throw seguradoSemNome();
    const nomes = await manuais.listNomesDosProdutores(
      tx,
      produtores.map(({ id }) => id),
    );
    const contrato: Contrato = {
      ...resto,
      seguradoId: await manuais.ensureSegurado(tx, chamador, documento, segurado),
      produtores: produtores.map((produtor) => ({ ...produtor, nome: nomes.get(produtor.id) ?? '' })),
    };
    const erros = (await judgeContrato(tx, contrato)).map((erro) => ({ ...erro, campo: CAMPOS[erro.campo] ?? erro.campo }));
    const limite = await registry.findComissaoMaxima(tx, contrato.seguradora, contrato.ramo);
    if (limite !== null && contrato.comissaoBps > limite) erros.push(comissaoAcima(formatBps(limite)));
    if (erros.length > 0) throw camposInvalidos(erros);
    return contrato;
  }

  /** @throws {Recusa} 422 when the risk is insured in that period and nobody says why it is again */
  async function assertRiscoLivre(tx: Tx, chamador: Chamador, contrato: Contrato, motivo: string | null): Promise<void> {
    const chaves = await manuais.listChaves(tx, contrato);
    await riscos.lock(tx, chamador, chaves);
    const achados = await riscos.list(tx, { ...contrato, chaves }, newId(), escopoDe(chamador.sessao));
    if (achados.length === 0 || motivo) return;
    const ditos = achados.map(({ tipo, registro }) =>
      registro
        ? `${tipo === 'APOLICE' ? 'apólice' : 'proposta'} ${registro.numero} da ${registro.seguradoraNome}, de ${formatData(registro.vigIni)} a ${formatData(registro.vigFim)}`
        : 'uma venda de outra pessoa da corretora',
    );
    throw riscoDigitadoJaSegurado(ditos.join('; '));
  }

  /** @throws {Recusa} 409 of what was not typed in, or may no longer be */
  async function read(tx: Tx, id: string, chamador: Chamador): Promise<FichaContratoManual> {
    const visto = await contratos.read(tx, id, chamador);
    if (!isVendaEditavel(visto)) throw vendaNaoEditavel();
    const { alteradoEm, ...escrita } = await manuais.readEscrita(tx, await contratos.findLados(tx, id, chamador));
    return {
      ...escrita,
      alteradoEm: alteradoEm.toISOString(),
      id: visto.id,
      versao: visto.versao,
      seguradora: visto.seguradora.slug,
      ramo: visto.ramo.codigo,
      corretoraId: visto.corretora.id,
      bem: visto.bem,
      itens: visto.itens,
      coberturas: visto.coberturas,
      vigIni: visto.vigIni,
      vigFim: visto.vigFim,
      premioLiquidoCentavos: visto.premioLiquidoCentavos,
      iofCentavos: visto.iofCentavos,
      comissaoBps: visto.comissaoBps ?? 0,
      agenciamentoBps: visto.agenciamentoBps,
      prolaboreBps: visto.prolaboreBps,
      politicaComissao: visto.politicaComissao ?? 'PARCELADA',
      forma: visto.forma ?? 'BOLETO',
      parcelas: visto.parcelas.map(({ vencimento, valorCentavos, linhaDigitavel, pagoEm }) => ({
        vencimento,
        valorCentavos,
        linhaDigitavel,
        pagoEm,
      })),
      produtores: visto.produtores.map(({ id: produtorId, pctBps }) => ({ id: produtorId, pctBps })),
      bonus: visto.bonus,
      ci: visto.ci,
      renovacaoDeId: visto.renovacaoDe?.id ?? null,
      numeroSeguradora: visto.proposta?.numeroSeguradora ?? null,
      emitida: visto.apolice && { numero: visto.apolice.numero, emissao: visto.apolice.emissao },
    };
  }

  return {
    readOpcoes: (chamador: Chamador): Promise<OpcoesContratoManual> => db.tenant(chamador, (tx) => manuais.readOpcoes(tx)),

    /** @throws {Recusa} 404; 409 of what was not typed in */
    get: (id: string, chamador: Chamador): Promise<FichaContratoManual> => db.snapshot(chamador, (tx) => read(tx, id, chamador)),

    /** @throws {Recusa} 422 at each field that is refused */
    create: (dados: DadosContratoManual, chamador: Chamador): Promise<FichaContratoManual> =>
      db.tenant(chamador, async (tx) => {
        const contrato = await contratoOf(tx, chamador, dados);
        await assertRiscoLivre(tx, chamador, contrato, dados.motivoRisco);
        if (dados.emitida) {
          const { numero, emissao } = dados.emitida;
          const { usuarioId } = chamador;
          const gravada = await writeApolice(tx, chamador, { contrato, numero, emissao, origem: 'MANUAL', usuarioId });
          if (!gravada.isNova) throw numeroRepetido();
          return read(tx, gravada.id, chamador);
        }
        const em = agora();
        const isEntregue = Boolean(dados.numeroSeguradora);
        const id = newId();
        await manuais.insertProposta(tx, chamador, {
          id,
          numero: await propostas.nextNumero(tx, chamador),
          contrato,
          plano: planContrato(contrato),
          numeroSeguradora: dados.numeroSeguradora || null,
          motivoRisco: dados.motivoRisco || null,
          transmitidaEm: isEntregue ? em : null,
          prazoAceite: isEntregue ? prazoDeAceite(hojeEm(em)) : null,
          usuarioId: chamador.usuarioId,
          origem: 'MANUAL',
        });
        return read(tx, id, chamador);
      }),

    /** @throws {Recusa} 404; 409 with what stands now when somebody wrote since, or when its account moved; 422 as `create` */
    update: (
      { contratoId, versao, ...dados }: DadosContratoManual & { contratoId: string; versao: number },
      chamador: Chamador,
    ): Promise<FichaContratoManual> =>
      db.tenant(chamador, async (tx) => {
        const lados = await contratos.findLados(tx, contratoId, chamador);
        if (lados.propostaId) await propostas.lock(tx, lados.propostaId);
        if (lados.apoliceId) await manuais.lockApolice(tx, lados.apoliceId);
        const antes = await read(tx, contratoId, chamador);
        if (antes.versao !== versao) throw vendaDigitadaAlterada(antes);
        const contrato = await contratoOf(tx, chamador, dados);
        if (JSON.stringify(moneyOf(antes)) !== JSON.stringify(moneyOf(dados))) {
          if (await manuais.hasMovimento(tx, lados)) throw contaEmMovimento();
          await manuais.removeConta(tx, lados);
          await writeContas(tx, chamador, [{ ...lados, endossoId: null, forma: contrato.forma, plano: planContrato(contrato) }]);
        }
        const em = agora();
        const prazo = dados.numeroSeguradora ? prazoDeAceite(hojeEm(em)) : null;
        if (lados.apoliceId)
          await manuais.updateApolice(tx, lados.apoliceId, contrato, dados.emitida ?? antes.emitida ?? { numero: '', emissao: hojeEm(em) });
        else if (lados.propostaId)
          await manuais.updateProposta(tx, lados.propostaId, contrato, { numeroSeguradora: dados.numeroSeguradora || null, em, prazo });
        return read(tx, contratoId, chamador);
      }),
  };
}

/** What the account of a sale is made of. */
const moneyOf = (dados: DadosContratoManual): unknown[] => [
  dados.premioLiquidoCentavos,
  dados.iofCentavos,
  dados.comissaoBps,
  dados.agenciamentoBps,
  dados.prolaboreBps,
  dados.politicaComissao,
  dados.forma,
  dados.vigIni,
  dados.parcelas.map(({ vencimento, valorCentavos, linhaDigitavel, pagoEm }) => [vencimento, valorCentavos, linhaDigitavel, pagoEm]),
];

export type ContratoManualService = ReturnType<typeof createContratoManualService>;
