import { cobrancaParcelaCalls, type Parcela, pagamentoParcelaCalls, reemissaoCalls, type ValorAtualizado } from '@balcao/contracts';
import { formatCentavos, formatData, sayParcela, tonsDoStatusParcela } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { Button, ButtonLink, Cluster, Dado, Dados, Heading, Link, Stack, StatusTag, Text } from '@balcao/ui';
import { Drawer } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { useState } from 'react';
import { seguradoDe, vendaDe } from '../enderecos.ts';
import { CobrancaModal } from './cobranca.modal.tsx';
import { ContatoModal } from './contato.modal.tsx';
import { ContatosDaParcela } from './contatos-da-parcela.component.tsx';
import { PagamentoModal } from './pagamento.modal.tsx';
import { PagamentosDaParcela } from './pagamentos-da-parcela.component.tsx';
import { copy } from './parcela.copy.ts';
import { useParcela } from './parcela.resource.ts';
import { PromessaModal } from './promessa.modal.tsx';
import { copy as daReemissao } from './reemissao.copy.ts';
import { ReemissaoModal } from './reemissao.modal.tsx';
import { ReemissoesDaParcela } from './reemissoes-da-parcela.component.tsx';
import { SegundaViaModal } from './segunda-via.modal.tsx';

export interface ParcelaAbertaProps {
  id: string;
  onClose: () => void;
}

type Ato = 'pagar' | 'via' | 'cobrar' | 'promessa' | 'contato' | 'reemissao';

/** One instalment whole, beside its list, with all that is done with it. */
export function ParcelaAberta({ id, onClose }: ParcelaAbertaProps) {
  const leitura = useParcela(id);
  const [ato, setAto] = useState<Ato | null>(null);
  const parcela = leitura.data;
  const close = () => setAto(null);
  return (
    <Drawer
      titulo={parcela ? copy.titulo(sayParcela(parcela), parcela.apolice) : copy.carregando}
      isOpen
      width={560}
      onClose={onClose}
      actions={parcela && <Atos parcela={parcela} onAto={setAto} />}
    >
      <LeituraRegistro leitura={leitura} altura={520}>
        {(lida) => (
          <>
            <Fatos parcela={lida} />
            {ato === 'pagar' && <PagamentoModal parcela={lida} onClose={close} />}
            {ato === 'via' && <SegundaViaModal parcela={lida} onClose={close} />}
            {ato === 'reemissao' && <ReemissaoModal parcela={lida} onClose={close} />}
            {ato === 'contato' && <ContatoModal parcelaId={lida.id} onClose={close} />}
            {ato === 'promessa' && <PromessaModal parcelaId={lida.id} onClose={close} />}
            {ato === 'cobrar' && <CobrancaModal parcelaIds={[lida.id]} onFeito={close} onClose={close} />}
          </>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

function Atos({ parcela, onAto }: { parcela: Parcela; onAto: (ato: Ato) => void }) {
  const mayPay = useMay(pagamentoParcelaCalls.pay);
  const mayCollect = useMay(cobrancaParcelaCalls.collect);
  const mayReissue = useMay(reemissaoCalls.request);
  const isAberta = parcela.atualizado !== null;
  const isAtrasada = (parcela.atualizado?.dia ?? '') > parcela.vencimento;
  return (
    <Cluster gap={2} justify="end">
      <Button onClick={() => onAto('via')}>{copy.via.abrir}</Button>
      {isAberta && mayReissue && <Button onClick={() => onAto('reemissao')}>{daReemissao.abrir}</Button>}
      {isAberta && mayCollect && <Button onClick={() => onAto('contato')}>{copy.contato.abrir}</Button>}
      {isAberta && mayCollect && <Button onClick={() => onAto('promessa')}>{copy.promessa.abrir}</Button>}
      {isAtrasada && mayCollect && <Button onClick={() => onAto('cobrar')}>{copy.cobrar.abrir}</Button>}
      {isAberta && mayPay && (
        <Button variant="primary" onClick={() => onAto('pagar')}>
          {copy.pagar.abrir}
        </Button>
      )}
    </Cluster>
  );
}

/** What makes today's value more than the balance: the delay, or what a reissued boleto charges. */
function sayEncargos({ diasDeAtraso, saldoCentavos, atualizadoCentavos, multaCentavos, jurosCentavos }: ValorAtualizado): string {
  const [multa, juros] = [formatCentavos(multaCentavos), formatCentavos(jurosCentavos)];
  if (diasDeAtraso > 0) return copy.atraso(diasDeAtraso, multa, juros);
  return atualizadoCentavos > saldoCentavos ? copy.daReemissao(multa, juros) : copy.semAtraso;
}

function Fatos({ parcela }: { parcela: Parcela }) {
  const { rotulos } = copy;
  const { segurado, atualizado, comissoes } = parcela;
  return (
    <Stack gap={5}>
      <Cluster gap={3}>
        <StatusTag tone={tonsDoStatusParcela[parcela.status]}>{copy.status[parcela.status]}</StatusTag>
        <ButtonLink href={vendaDe(parcela.apoliceId)}>{copy.abrirVenda}</ButtonLink>
      </Cluster>
      <Dados minWidth={180}>
        <Dado rotulo={rotulos.segurado}>
          <Link href={seguradoDe(segurado.id)}>{segurado.nome}</Link>
        </Dado>
        <Dado rotulo={rotulos.bem}>{parcela.bem}</Dado>
        <Dado rotulo={rotulos.seguradora}>{parcela.seguradora}</Dado>
        <Dado rotulo={rotulos.ramo}>{parcela.ramo}</Dado>
        {parcela.produtor && <Dado rotulo={rotulos.produtor}>{parcela.produtor}</Dado>}
        <Dado rotulo={rotulos.vigencia}>{copy.ate(formatData(parcela.vigIni), formatData(parcela.vigFim))}</Dado>
        <Dado rotulo={rotulos.apolice}>{copy.statusApolice[parcela.statusApolice] ?? parcela.statusApolice}</Dado>
        <Dado rotulo={rotulos.forma}>{copy.forma[parcela.forma]}</Dado>
        <Dado rotulo={rotulos.vencimento}>{formatData(parcela.vencimento)}</Dado>
        <Dado rotulo={rotulos.valor}>{formatCentavos(parcela.valorCentavos)}</Dado>
        <Dado rotulo={rotulos.pago}>{formatCentavos(parcela.pagoCentavos)}</Dado>
        {atualizado && <Dado rotulo={rotulos.saldo}>{formatCentavos(atualizado.saldoCentavos)}</Dado>}
        {atualizado && (
          <Dado rotulo={rotulos.atualizado}>
            <strong>{formatCentavos(atualizado.atualizadoCentavos)}</strong>
            <Text as="span" isSoft>
              {' '}
              {sayEncargos(atualizado)}
            </Text>
          </Dado>
        )}
      </Dados>
      <ReemissoesDaParcela parcelaId={parcela.id} />
      <PagamentosDaParcela parcela={parcela} />
      {comissoes.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{copy.comissoes.titulo}</Heading>
          {comissoes.map(({ id, previstaCentavos, previsaoEm, status }) => (
            <Text key={id}>
              {copy.comissoes.linha(formatCentavos(previstaCentavos), formatData(previsaoEm), copy.statusComissao[status])}
            </Text>
          ))}
        </Stack>
      )}
      <ContatosDaParcela contatos={parcela.contatos} />
    </Stack>
  );
}
