import type { AliquotaCorretora, ContaCorretora, EnderecoCorretora, ResponsavelCorretora } from '@balcao/contracts';
import { formatData } from '../datas/format-data.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCep } from '../documentos/endereco.ts';
import { formatDocumento } from '../documentos/format-documento.ts';
import { rotulosDaChavePix, rotulosDaConta, rotulosDoEndereco, rotulosDoTributo } from './rotulos-corretora.ts';

const joined = (partes: readonly (string | null | undefined | false)[], entre: string): string => partes.filter(Boolean).join(entre);

/** An address in one line. @example sayEndereco(sede) // 'Sede: Rua Um, 10, Centro, Varginha/MG, 37002-000' */
export const sayEndereco = ({ tipo, logradouro, numero, complemento, bairro, cidade, uf, cep }: EnderecoCorretora): string =>
  `${rotulosDoEndereco[tipo]}: ${joined([logradouro, numero, complemento, bairro, joined([cidade, uf], '/'), formatCep(cep)], ', ')}`;

/** An account in one line, with its Pix key. @example sayConta(conta) // 'Banco 001, agência 1584-9, Conta corrente 00210169-6' */
export const sayConta = ({ banco, agencia, conta, tipo, pix }: ContaCorretora): string =>
  joined(
    [
      `Banco ${banco}`,
      `agência ${agencia}`,
      `${rotulosDaConta[tipo]} ${conta}`,
      pix && `Pix ${pix.chave} (${rotulosDaChavePix[pix.tipo]})`,
    ],
    ', ',
  );

/** Who answers for a brokerage, in one line. */
export const sayResponsavel = ({ nome, cpf, susep }: ResponsavelCorretora): string =>
  `${nome}, CPF ${formatDocumento(cpf)}, SUSEP ${susep}`;

/** A rate and its period. @example sayAliquota(iss) // 'ISS de Varginha: 2% desde 01/01/2026' */
export const sayAliquota = ({ tributo, municipio, bps, desde, ate }: Omit<AliquotaCorretora, 'id'>): string =>
  `${joined([rotulosDoTributo[tributo], municipio && `de ${municipio}`], ' ')}: ${formatBps(bps)} desde ${formatData(desde)}${ate ? ` até ${formatData(ate)}` : ''}`;
