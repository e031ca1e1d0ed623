-- What wrk asks, and what it has measured as one line of JSON. Arguments: `shoppers`, or `pages` with their paths; without any
-- the address of the command line is asked again and again.
local asked = 0

-- A shopper has an address of their own: searches and listings with a query are limited by address.
local function askAsShopper()
  asked = asked + 1
  local address = string.format("10.%d.%d.%d", math.floor(asked / 65536) % 256, math.floor(asked / 256) % 256, asked % 256)
  wrk.headers["x-forwarded-for"] = address
  return wrk.format()
end

-- Every tenth comes past a proxy's cache: there is something in its address that the proxy has not kept.
local function askInTurn(paths)
  asked = asked + 1
  local path = paths[asked % #paths + 1]
  return wrk.format(nil, asked % 10 == 0 and path .. "?utm_source=" .. asked or path)
end

function init(args)
  local what = table.remove(args, 1)
  if what == "shoppers" then request = askAsShopper end
  if what == "pages" then request = function() return askInTurn(args) end end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"seconds":%f,"p99Ms":%f,"bad":%d,"broken":%d,"late":%d}\n',
    summary.requests - errors.status, summary.duration / 1e6, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write, errors.timeout
  ))
end
