import { contaFinanceiraCalls, extratoBancarioCalls, type SaldoDaConta } from '@balcao/contracts';
import { useMay } from '@balcao/shared';
import { usePartes } from '@balcao/shared/records';
import { Button, Card, EmptyState, Page, Skeleton, Stack } from '@balcao/ui';
import { Tabs } from '@balcao/ui/overlays';
import { LeituraRegistro } from '@balcao/ui/records';
import { ContaAberta, ContaNova } from './conta-aberta.component.tsx';
import { Contas } from './contas.component.tsx';
import { copy } from './extrato-bancario.copy.ts';
import { PARTES } from './extrato-bancario.model.ts';
import { useLeituras, useSaldos } from './extrato-bancario.resource.ts';
import { Importacoes } from './importacoes.component.tsx';
import { Leitura } from './leitura.component.tsx';
import { LeiturasQueEsperam } from './leituras-que-esperam.component.tsx';
import { Movimentos } from './movimentos.component.tsx';
import { Regras } from './regras.component.tsx';

const [IMPORTAR, NOVA_CONTA, EDITAR] = ['importar', 'conta', 'editar'] as const;

/** `/financeiro/extratoBancario?conta=&aba=&leitura=`: what the banks say of the accounts, and what of the books it is. */
export function ExtratoBancarioPage() {
  const { conta, aba, abrir, leitura, open } = usePartes(PARTES);
  const saldos = useSaldos();
  const mayCreate = useMay(contaFinanceiraCalls.createFicha);
  const mayEdit = useMay(contaFinanceiraCalls.updateFicha);
  const mayImport = useMay(extratoBancarioCalls.readExtrato);
  const leituras = useLeituras(mayImport);
  const contas = saldos.data ?? [];
  const atual = contas.find(({ id }) => id === conta) ?? contas.find(({ tipo, ativo }) => ativo && tipo !== 'CAIXA') ?? contas[0];
  const here = { ...(atual && { conta: atual.id }), ...(aba && { aba }) };
  const close = () => open(here);
  return (
    <Page
      routeId="extratoBancario"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={saldos.isPending || leituras.isLoading}
      actions={
        <>
          {/* in their place while the accounts are read: on a phone they are a row of their own */}
          {mayEdit && (saldos.isPending || atual) && (
            <Button isDisabled={!atual} onClick={() => open({ ...here, abrir: EDITAR })}>
              {copy.contas.editar}
            </Button>
          )}
          {mayCreate && <Button onClick={() => open({ ...here, abrir: NOVA_CONTA })}>{copy.contas.nova}</Button>}
          {mayImport && (saldos.isPending || (atual?.tipo !== 'CAIXA' && atual?.ativo)) && (
            <Button variant="primary" isDisabled={!atual} onClick={() => open({ ...here, abrir: IMPORTAR })}>
              {copy.importar}
            </Button>
          )}
        </>
      }
    >
      <LeituraRegistro leitura={saldos} altura={480}>
        {() =>
          // what waits stands above the accounts: it comes with them, so that nothing moves
          leituras.isLoading ? (
            <Skeleton height={480} />
          ) : atual ? (
            <Stack gap={4}>
              {mayImport && (
                <LeiturasQueEsperam
                  leitura={leituras}
                  onConferir={({ id, contaId }) => open({ conta: contaId, ...(aba && { aba }), leitura: id })}
                />
              )}
              <Conta
                key={atual.id}
                conta={atual}
                contas={contas}
                aba={aba}
                onConta={(id) => open({ conta: id, ...(aba && { aba }) })}
                onAba={(qual) => open({ conta: atual.id, aba: qual })}
              />
            </Stack>
          ) : (
            <Card>
              <EmptyState titulo={copy.contas.nenhuma}>{copy.contas.nenhumaTexto}</EmptyState>
            </Card>
          )
        }
      </LeituraRegistro>
      {(abrir === IMPORTAR || leitura !== null) && mayImport && atual && (
        <Leitura key={leitura} contas={contas} atual={atual} leituraId={leitura} onClose={close} />
      )}
      {abrir === NOVA_CONTA && mayCreate && <ContaNova onIncluida={(id) => open({ conta: id })} onClose={close} />}
      {abrir === EDITAR && mayEdit && atual && <ContaAberta key={atual.id} id={atual.id} onClose={close} onExcluida={() => open({})} />}
    </Page>
  );
}

interface ContaProps {
  conta: SaldoDaConta;
  contas: readonly SaldoDaConta[];
  aba: string | null;
  onConta: (id: string) => void;
  onAba: (aba: string) => void;
}

function Conta({ conta, contas, aba, onConta, onAba }: ContaProps) {
  return (
    <Stack gap={4}>
      <Contas contas={contas} atual={conta.id} onEscolher={onConta} />
      <Tabs
        label={copy.abas.nome}
        selected={aba ?? 'movimentos'}
        onSelect={onAba}
        tabs={[
          { id: 'movimentos', label: copy.abas.movimentos, count: conta.abertos, content: <Movimentos conta={conta} contas={contas} /> },
          { id: 'importacoes', label: copy.abas.importacoes, content: <Importacoes contaId={conta.id} /> },
          { id: 'regras', label: copy.abas.regras, content: <Regras contaId={conta.id} /> },
        ]}
      />
    </Stack>
  );
}
